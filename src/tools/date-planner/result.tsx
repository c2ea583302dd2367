import { MapPin, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { Card } from '../../ui/card.tsx';
import { readPlan } from './sections.ts';

interface ResultProps {
  /** The text of the plan, perhaps half-written. */
  plan: string;
  finished: boolean;
  startAgain: () => void;
  save: ReactNode;
}

export function Result({ plan, finished, startAgain, save }: ResultProps) {
  const { title, activity, meetingPoint, tips, funTip, remaining } = readPlan(plan);
  return (
    <Card strong className="stack">
      {title && <h2>{title}</h2>}
      {activity && (
        <Part title="Actividad">
          <RichText text={activity} />
        </Part>
      )}
      {meetingPoint && (
        <div className="flex gap-3 rounded-md bg-blue-wash p-4">
          <MapPin aria-hidden className="mt-0.5 size-5 flex-none text-blue" />
          <Part title="Punto de encuentro">
            <RichText text={meetingPoint} />
          </Part>
        </div>
      )}
      {tips.length > 0 && (
        <Part title="Consejos">
          <Texts texts={tips} mark="numbers" />
        </Part>
      )}
      {funTip && (
        <div className="flex gap-3 rounded-md bg-saffron-wash p-4">
          <PartyPopper aria-hidden className="mt-0.5 size-5 flex-none text-saffron-ink" />
          <Part title="Consejo divertido">
            <RichText text={funTip} />
          </Part>
        </div>
      )}
      {remaining && (
        <Part title="Además">
          <RichText text={remaining} />
        </Part>
      )}
      {finished && (
        <ResultActions
          text={plan}
          copyLabel="Copiar plan"
          copied="Plan copiado al portapapeles"
          copyFailed="No se pudo copiar el plan"
          again={{ label: 'Otro plan', onClick: startAgain }}
        >
          {save}
        </ResultActions>
      )}
    </Card>
  );
}
