import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { callApi } from '../../account/api.ts';
import type { Address, Profile } from '../../account/session-contract.ts';
import { sessionKey } from '../../account/session-tabs.ts';
import { SessionsList } from '../../account/sessions-list.tsx';
import { useCall } from '../../account/use-call.ts';
import { useOwnSession } from '../../account/use-own-session.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import type { Quota } from '../../generation/tool.ts';
import { aboutMePath, voicePath } from '../../person/paths.ts';
import { groupBy } from '../../platform/group-by.ts';
import { tools } from '../../tools/registry.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { LeaveButton } from '../shell/session-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { WhatWorks } from './what-works.tsx';
import { YourData } from './your-data.tsx';

export default function ProfilePage() {
  const { user, profile, failed, refresh } = useOwnSession();
  const unknown = failed && !user;

  return (
    <>
      <PageHero
        title="Tu Perfil"
        lead={user ? (user.name ?? user.email) : undefined}
        description="Tu plan, tus usos, tus sesiones y tus datos en Salero."
      />
      <div className="wrap stack gap-8 pb-20">
        {user && profile ? (
          <>
            <Part title="Tu plan">
              <PlanCard profile={profile} />
            </Part>
            <Part title="Tus usos">
              <UsesLeft profile={profile} />
            </Part>
            <Part
              title="Cómo te hablamos"
              intro="Vale para los consejos y las explicaciones de todas las herramientas."
            >
              <AddressChoice address={profile.address} />
            </Part>
            <Part title="Lo tuyo" intro="Nada de esto se guarda si no lo escribes tú.">
              <ul className="grid">
                {pages.map(({ path, name, what }) => (
                  <li key={path} className="border-b border-line">
                    <Link to={path} className="grid min-h-11 py-3">
                      <b className="link">{name}</b>
                      <span className="small soft">{what}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Part>
            <Part title="Lo que te funciona" intro="A qué te contestaron, contado por ti. Solo lo ves tú.">
              <WhatWorks />
            </Part>
            <Part
              title="Tus sesiones"
              intro="Los dispositivos en los que has entrado. Cierra los que no reconozcas."
            >
              <SessionsList />
              <div className="mt-4">
                <LeaveButton />
              </div>
            </Part>
            <Part title="Tus datos" intro="Lo que sabemos de ti es tuyo: llévatelo o bórralo cuando quieras.">
              <YourData isPro={profile.subscription_tier.includes('pro')} />
            </Part>
          </>
        ) : unknown ? (
          <RetryNotice title="Error al cargar el perfil" onRetry={refresh} />
        ) : (
          <LoadingSkeleton />
        )}
      </div>
    </>
  );
}

const pages = [
  { path: voicePath, name: 'Así escribo yo', what: 'Para que lo que envías suene a ti.' },
  { path: aboutMePath, name: 'Sobre mí', what: 'Para no repetirlo en cada formulario.' },
];

function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <p className="small soft mt-1">{intro}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

const shared = [...groupBy(tools, ({ about }) => about.quota?.counter)]
  .filter(([counter, sharing]) => counter !== undefined && sharing.length > 1)
  .map(([, sharing]) => sharing.map(({ about }) => about.name));

function UsesLeft({ profile }: { profile: Profile }) {
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

const choices = [
  { value: 'tu', label: 'De tú', hint: '¿Qué quieres hacer?' },
  { value: 'vos', label: 'De vos', hint: '¿Qué querés hacer?' },
  { value: 'usted', label: 'De usted', hint: '¿Qué quiere hacer?' },
];

function AddressChoice({ address }: { address: Address }) {
  const queries = useQueryClient();
  const save = useCall(
    (next: string) => callApi<unknown>('/api/account/profile', { method: 'PATCH', body: { address: next } }),
    {
      failed: 'No se pudo guardar',
      onSuccess: () => toast.success('Guardado'),
      onSettled: () => queries.invalidateQueries({ queryKey: sessionKey }),
    },
  );
  return (
    <ChoiceGroup
      label={<span className="sr-only">Trato</span>}
      choices={choices}
      columnMin="13rem"
      value={save.isPending ? save.variables : address}
      onChange={(next) => save.mutate(next)}
    />
  );
}
