import { useSession } from '../../account/session.ts';
import { SessionsList } from '../../account/sessions-list.tsx';
import { useSignInRedirect } from '../../account/use-sign-in-redirect.ts';
import { aboutMePath, voicePath } from '../../person/paths.ts';
import { Link } from '../../ui/link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingSkeleton } from '../../ui/skeleton.tsx';
import { LeaveButton } from '../shell/session-button.tsx';
import { AddressChoice } from './address-choice.tsx';
import { Part } from './part.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsesLeft } from './uses-left.tsx';
import { WhatWorks } from './what-works.tsx';
import { YourData } from './your-data.tsx';

export default function ProfilePage() {
  const { status, user, profile, failed, refresh } = useSession();
  useSignInRedirect('/perfil', status === 'ready' && !user && !failed);
  const unknown = failed && !user;

  return (
    <>
      <PageHero
        title="Tu Perfil"
        lead={user ? (user.name ?? user.email) : undefined}
        description="Tu plan, tus usos, tus sesiones y tus datos en Salero."
        path="/perfil"
        noindex
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
              <AboutYou />
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

function AboutYou() {
  return (
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
  );
}
