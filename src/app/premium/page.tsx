import { Check } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../account/session.ts';
import { hasModel, useWriters, writerOf } from '../../account/writers.ts';
import { mostThreads, premium } from '../../billing/plans.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Hero } from '../../ui/page-hero.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Section } from '../../ui/section.tsx';
import { HeroBand } from '../../ui/tiles/scenes.tsx';
import { FreePlan } from '../free-plan.tsx';
import questions from './questions.json' with { type: 'json' };

const CheckoutStep = lazy(() => import('../../billing/checkout-step.tsx'));

export default function PremiumPage() {
  const { profile } = useSession();
  const isPro = profile?.subscription_tier.includes('pro');
  return (
    <>
      <PageMeta
        title="Premium: 5 € al mes"
        description="Usos ilimitados, análisis guardados y soporte prioritario por 5 € al mes, IVA incluido. Sin permanencia y con 14 días para cambiar de idea."
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

function Offer() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted && status === 'ready' && !user) void navigate('/auth?returnTo=/premium');
  }, [wanted, status, user, navigate]);

  return (
    <Card strong className="stack">
      <p>
        <span className="display mr-1">5 €</span> al mes, IVA incluido
      </p>
      <ul className="grid gap-2">
        {premium.includes.map((what) => (
          <li key={what} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
            {what}
          </li>
        ))}
      </ul>
      <WhoWrites />
      <Button size="lg" onClick={() => setWanted(true)}>
        Hazte Premium por 5€/mes
      </Button>
      <p className="small soft">
        Se renueva cada mes hasta que canceles, desde tu perfil y sin permanencia. Tienes 14 días para
        desistir y recuperar tu dinero.
      </p>
      {wanted && user && (
        <Suspense fallback={null}>
          <CheckoutStep onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function WhoWrites() {
  const writers = useWriters();
  const byRules = tools.filter(({ about }) => writerOf(writers, about.id).engine === 'embedded');
  if (byRules.length === 0) return null;
  return (
    <p>
      {hasModel(writers)
        ? `Aquí un modelo escribe parte de las respuestas. Salen de reglas y frases nuestras las de ${listInWords(byRules.map(({ about }) => about.name))}.`
        : 'Aquí no hay ningún modelo de IA conectado: lo que deja de tener límite son las ideas y lecturas por reglas.'}
    </p>
  );
}
