import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../account/session.ts';
import { SessionsList } from '../../account/sessions-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingSkeleton } from '../../ui/skeleton.tsx';
import { LeaveButton } from '../shell/session-button.tsx';
import { AboutYou } from './about-you.tsx';
import { AddressChoice } from './address-choice.tsx';
import { Part } from './part.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsesLeft } from './uses-left.tsx';
import { WhatWorks } from './what-works.tsx';
import { YourData } from './your-data.tsx';

export default function ProfilePage() {
  const { status, user, profile, failed, refresh } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Somebody who has just signed out is already being taken home while this page still shows.
    if (status === 'ready' && !user && !failed && window.location.pathname === '/perfil')
      void navigate('/auth?returnTo=/perfil', { replace: true });
  }, [status, user, failed, navigate]);
  const unknown = failed && !user;

  return (
    <>
      <PageMeta
        title="Tu Perfil"
        description="Tu plan, tus usos, tus sesiones y tus datos en Salero."
        path="/perfil"
        noindex
      />
      <PageHero title="Tu Perfil" lead={user ? (user.name ?? user.email) : undefined} />
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
          <Notice kind="error" title="Error al cargar el perfil">
            <Button variant="secondary" size="sm" onClick={() => void refresh()}>
              Volver a intentarlo
            </Button>
          </Notice>
        ) : (
          <LoadingSkeleton />
        )}
      </div>
    </>
  );
}
