import { Check } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../account/session.ts';
import { hasModel, useWriters, writerOf } from '../../account/writers.ts';
import { premium } from '../../billing/plans.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const CheckoutStep = lazy(() => import('../../billing/checkout-step.tsx'));

export function Offer() {
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
