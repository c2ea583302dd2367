import { MapPin, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
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
          <ol className="grid gap-2">
            {tips.map((tip, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
              <li key={index} className="grid grid-cols-[min(1.75rem,8vw)_minmax(0,1fr)]">
                <span aria-hidden className="font-display text-pomegranate">
                  {index + 1}
                </span>
                <RichText text={tip} />
              </li>
            ))}
          </ol>
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
          again={
            <Button variant="quiet" size="sm" onClick={startAgain}>
              Otro plan
            </Button>
          }
        >
          {save}
        </ResultActions>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack min-w-0 gap-1">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
