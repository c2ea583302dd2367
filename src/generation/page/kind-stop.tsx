import { HeartHandshake } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import type { HelpLine } from '../help-lines.ts';
import { HelpLinesBox } from './help-lines-box.tsx';

export interface Stopped {
  message: string;
  helpLines: readonly HelpLine[];
}

/** In place of a result, where somebody under 18 is part of it: why not, what to do instead, and who can help. */
export function KindStop({ message, helpLines }: Stopped) {
  return (
    <>
      <Card strong className="stack gap-4">
        <h2 className="flex items-start gap-3 text-xl">
          <HeartHandshake aria-hidden className="mt-1 size-6 flex-none" />
          Con menores de edad no ayudamos a ligar
        </h2>
        <div className="prose">
          <p>{message}</p>
          <h3>Si es la otra persona</h3>
          <p>
            Lo mejor es despedirse con amabilidad y no seguir. Basta con un «He visto que eres menor de edad,
            así que lo dejo aquí. Que te vaya muy bien».
          </p>
          <h3>Si eres tú</h3>
          <p>
            Salero es para mayores de 18 años. Si alguien adulto te escribe o te pide fotos, cuéntaselo a una
            persona adulta de confianza: tú no has hecho nada malo.
          </p>
        </div>
      </Card>
      <HelpLinesBox lines={helpLines} />
    </>
  );
}
