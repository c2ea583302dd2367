import { useEffect, useState } from 'react';
import { keepHabit, readHabit } from '../../account/personal-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { takeInvitation } from './install-prompt.ts';

const firstAnswer = 'primera-respuesta';

export default function Invitation({ generationId }: { generationId: string }) {
  const [install, setInstall] = useState<(() => void) | null>(null);

  useEffect(() => {
    const first = readHabit(firstAnswer);
    if (first === null) keepHabit(firstAnswer, generationId);
    const isLater = first !== null && first !== generationId;
    setInstall(() => (isLater ? takeInvitation() : null));
  }, [generationId]);

  if (!install) return null;
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="instalar">
      <h3 id="instalar">Ten Salero a mano</h3>
      <p>
        Instalado, sale en «Compartir» cuando tengas un chat delante y se abre sin conexión. Apenas ocupa, y
        se quita como cualquier otra app.
      </p>
      <div className="row">
        <Button
          onClick={() => {
            install();
            setInstall(null);
          }}
        >
          Instalar
        </Button>
        <Button variant="secondary" onClick={() => setInstall(null)}>
          Ahora no
        </Button>
      </div>
    </Card>
  );
}
