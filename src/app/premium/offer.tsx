import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

export function Offer() {
  return (
    <Card strong className="stack">
      <p>
        <span className="display">5 €</span> al mes, IVA incluido
      </p>
      <Button size="lg">Hazte Premium por 5€/mes</Button>
    </Card>
  );
}
