import { useSession } from '../../account/session.ts';
import { mostThreads } from '../../billing/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Hero } from '../../ui/page-hero.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Section } from '../../ui/section.tsx';
import { HeroBand } from '../../ui/tiles/scenes.tsx';
import { FreePlan } from '../free-plan.tsx';
import { Offer } from './offer.tsx';
import questions from './questions.json' with { type: 'json' };

export default function PremiumPage() {
  const { profile } = useSession();
  const isPro = profile?.subscription_tier.includes('pro');
  return (
    <>
      <PageMeta
        title="Premium: 5 € al mes"
        description="Usos ilimitados, análisis guardados y soporte prioritario por 5 € al mes, IVA incluido. Sin permanencia y con 14 días para cambiar de idea."
        path="/premium"
      />
      <Hero
        beside={
          isPro ? (
            <Card strong className="stack">
              <h2>Ya eres Premium</h2>
              <p>Tienes usos ilimitados, análisis guardados y soporte prioritario.</p>
              <Button href="/perfil">Ver tu plan</Button>
            </Card>
          ) : (
            <Offer />
          )
        }
      >
        <h1>Habla sin contar los usos</h1>
        <p className="lead">
          Los planes de pago de las apps de citas te enseñan más gente. Premium hace otra cosa: te ayuda a
          hablar mejor con quien ya te ha respondido. Por 5 € al mes, no a la semana.
        </p>
        <HeroBand />
      </Hero>
      <Section
        sand
        title="Lo que ya tienes gratis"
        intro="La seguridad no se cobra: el detector de red flags y los teléfonos de ayuda son para todo el mundo."
      >
        <div className="prose">
          <FreePlan />
          <p>
            Retocar un resultado no gasta usos. También guardas lo que te sale, menos los análisis de red
            flags y de bios, y a {mostThreads.free} personas.
          </p>
        </div>
      </Section>
      <Section title="Antes de que preguntes">
        <Questions />
      </Section>
    </>
  );
}

function Questions() {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="disclosure">
          <summary>{question}</summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
