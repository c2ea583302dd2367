import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';

type Limited = { name: string; freeLimit: number };

/** What each tool gives for free, read from the tools themselves so that the terms cannot say otherwise. */
export function FreePlan() {
  const unlimited = tools.filter(({ about }) => about.quota === null).map(({ about }) => about.name);
  return (
    <ul>
      {[...byCounter()].map(([counter, sharing]) => (
        <li key={counter}>{inWords(sharing)}</li>
      ))}
      {unlimited.length > 0 && (
        <li>{listInWords(unlimited)}: sin contador de usos, con límites de frecuencia.</li>
      )}
    </ul>
  );
}

function byCounter(): Map<string, Limited[]> {
  const groups = new Map<string, Limited[]>();
  for (const { about } of tools) {
    if (!about.quota) continue;
    const sharing = groups.get(about.quota.counter) ?? [];
    groups.set(about.quota.counter, [...sharing, { name: about.name, freeLimit: about.quota.freeLimit }]);
  }
  return groups;
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
