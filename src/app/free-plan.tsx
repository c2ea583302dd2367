import { listInWords } from '../generation/page/tool-list.ts';
import { groupBy } from '../platform/group-by.ts';
import { tools } from '../tools/registry.ts';

type Limited = { name: string; freeLimit: number };

const limited = tools.flatMap(({ about: { name, quota } }) => (quota ? [{ name, ...quota }] : []));

/** What each tool gives for free, read from the tools themselves so that neither the terms nor the offer can say otherwise. */
export function FreePlan() {
  const unlimited = tools.filter(({ about }) => about.quota === null).map(({ about }) => about.name);
  return (
    <ul>
      {[...groupBy(limited, ({ counter }) => counter)].map(([counter, sharing]) => (
        <li key={counter}>{inWords(sharing)}</li>
      ))}
      {unlimited.length > 0 && (
        <li>{listInWords(unlimited)}: sin contador de usos, con límites de frecuencia.</li>
      )}
    </ul>
  );
}

function inWords(sharing: Limited[]): string {
  const [only] = sharing;
  if (only && sharing.length === 1) return `${only.name}: ${only.freeLimit} usos.`;
  const limits = [...new Set(sharing.map((tool) => tool.freeLimit))].sort((a, b) => a - b);
  const closing = limits.map((limit) => {
    const names = sharing.filter((tool) => tool.freeLimit === limit).map((tool) => tool.name);
    return `${listInWords(names)}, hasta llegar a ${limit}`;
  });
  return `Con un contador común, que suma los usos de todas: ${closing.join('; ')}.`;
}
