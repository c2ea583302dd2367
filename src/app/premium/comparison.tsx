import { Check, Minus } from 'lucide-react';
import { mostThreads } from '../../billing/plans.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import type { ToolAbout } from '../../generation/tool.ts';
import { groupBy } from '../../platform/group-by.ts';
import { savedKinds, tools } from '../../tools/registry.ts';
import { Section } from '../../ui/section.tsx';

interface Row {
  what: string;
  free: string | boolean;
  premium: string | boolean;
}

const namesOf = (some: readonly { about: ToolAbout }[]) => listInWords(some.map(({ about }) => about.name));

function usesRows(): Row[] {
  const groups = groupBy(tools, ({ about: { quota } }) => {
    if (!quota) return 'Sin contador';
    const own = tools.filter(({ about }) => about.quota?.counter === quota.counter).length === 1;
    return `${quota.freeLimit} usos${own ? ' de cada' : ''}`;
  });
  return [...groups].map(([free, some]) => ({
    what: namesOf(some),
    free: some.length === 1 ? free.replace(' de cada', '') : free,
    premium: some[0]?.about.quota ? 'Sin límite' : free,
  }));
}

function savingRow(premiumOnly: boolean): Row[] {
  const kinds = savedKinds.filter((kind) => (kind.premiumOnly ?? false) === premiumOnly);
  const labels = kinds.map(({ tab }) => tab.label.toLowerCase());
  return kinds.length === 0
    ? []
    : [{ what: `Guardar ${listInWords(labels)}`, free: !premiumOnly, premium: true }];
}

const rows: readonly Row[] = [
  ...usesRows(),
  { what: 'Retocar un resultado', free: true, premium: true },
  ...savingRow(false),
  ...savingRow(true),
  { what: 'Personas que guardas', free: String(mostThreads.free), premium: 'Sin límite' },
  { what: 'Soporte prioritario', free: false, premium: true },
];

export function Comparison() {
  return (
    <Section
      sand
      title="Qué cambia"
      intro="La seguridad no se cobra: el detector de red flags y los teléfonos de ayuda son para todo el mundo."
    >
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="py-3 pr-3">
                <span className="sr-only">Qué</span>
              </th>
              <th scope="col" className="py-3 pr-3">
                Gratis
              </th>
              <th scope="col" className="py-3">
                Premium
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, free, premium }) => (
              <tr key={what} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-3 font-normal">
                  {what}
                </th>
                <td className="soft py-3 pr-3">
                  <Cell value={free} />
                </td>
                <td className="py-3 font-semibold">
                  <Cell value={premium} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{value ? 'Sí' : 'No'}</span>
    </>
  );
}
