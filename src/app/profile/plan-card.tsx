import type { Profile } from '../../account/session-contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

export function PlanCard({ profile }: { profile: Profile }) {
  const isPro = profile.subscription_tier.includes('pro');
  if (isPro)
    return (
      <Card strong className="stack">
        <Badge tone="good">Premium</Badge>
        <p>
          Usos ilimitados, análisis guardados y soporte prioritario.
          {profile.subscription_end && ` Se renueva el ${day.format(new Date(profile.subscription_end))}.`}
        </p>
      </Card>
    );
  return (
    <Card className="stack">
      <Badge icon={null}>Gratis</Badge>
      <p>Con Premium tienes usos ilimitados, análisis guardados y soporte prioritario por 5 € al mes.</p>
      <div className="row">
        <Button href="/premium">Hazte Premium</Button>
      </div>
    </Card>
  );
}
