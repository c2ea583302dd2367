import type { Profile } from '../../account/session-contract.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import type { Quota } from '../../generation/tool.ts';
import { groupBy } from '../../platform/group-by.ts';
import { tools } from '../../tools/registry.ts';

/** The names of the tools that share a counter, by counter. */
const shared = [...groupBy(tools, ({ about }) => about.quota?.counter)]
  .filter(([counter, sharing]) => counter !== undefined && sharing.length > 1)
  .map(([, sharing]) => sharing.map(({ about }) => about.name));

/** What is left of each counter, with the tools that share it. */
export function UsesLeft({ profile }: { profile: Profile }) {
  if (profile.subscription_tier.includes('pro')) return <p>Sin límite en ninguna herramienta.</p>;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {tools.map(({ about }) => (
        <li key={about.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
          <span>{about.name}</span>
          <b className="tabular-nums">{about.quota ? leftOf(about.quota, profile) : 'Libre'}</b>
        </li>
      ))}
      <li className="small soft py-2 sm:col-span-2">
        {shared.map((names) => `${listInWords(names)} comparten un mismo contador. `)}
        Los usos gratis no se renuevan.
      </li>
    </ul>
  );
}

function leftOf({ freeLimit, counter }: Quota, profile: Profile): string {
  const left = Math.max(0, freeLimit - profile[counter]);
  return `${left === 1 ? 'Queda' : 'Quedan'} ${left} de ${freeLimit}`;
}
