import { Plus, Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keepHabit, readHabit } from '../../account/personal-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { install, markAsked, wayToInstall } from './install-prompt.ts';

const firstAnswer = 'primera-respuesta';

export default function Invitation({ generationId }: { generationId: string }) {
  const [way, setWay] = useState<ReturnType<typeof wayToInstall>>(null);

  useEffect(() => {
    const first = readHabit(firstAnswer);
    if (first === null) {
      keepHabit(firstAnswer, generationId);
      return;
    }
    const found = first === generationId ? null : wayToInstall();
    if (found) markAsked();
    setWay(found);
  }, [generationId]);

  if (!way) return null;
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="instalar">
      <h3 id="instalar">Ten Salero a mano</h3>
      {way === 'prompt' ? (
        <p>
          Instalado, sale en «Compartir» cuando tengas un chat delante y se abre sin conexión. Apenas ocupa, y
          se quita como cualquier otra app.
        </p>
      ) : (
        <ol className="grid list-decimal gap-2 pl-6">
          <li>
            Toca <Share aria-hidden className="inline size-5 align-text-bottom" /> «Compartir» en tu
            navegador.
          </li>
          <li>
            Elige <Plus aria-hidden className="inline size-5 align-text-bottom" /> «Añadir a pantalla de
            inicio».
          </li>
          <li>Toca «Añadir».</li>
        </ol>
      )}
      <div className="row">
        {way === 'prompt' && (
          <Button
            onClick={() => {
              void install();
              setWay(null);
            }}
          >
            Instalar
          </Button>
        )}
        <Button variant="secondary" onClick={() => setWay(null)}>
          {way === 'prompt' ? 'Ahora no' : 'Entendido'}
        </Button>
      </div>
    </Card>
  );
}
