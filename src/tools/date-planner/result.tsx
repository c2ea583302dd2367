import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { Card } from '../../ui/card.tsx';
import { readPlan } from './sections.ts';
import texts from './texts.json' with { type: 'json' };

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
      <TextPart title="Actividad" text={activity} />
      <TextPart look="blue" title="Punto de encuentro" text={meetingPoint} />
      {tips.length > 0 && (
        <Part title="Consejos">
          <Texts texts={tips} mark="numbers" />
        </Part>
      )}
      <TextPart look="saffron" title="Consejo divertido" text={funTip} />
      <TextPart title="Además" text={remaining} />
      {finished && (
        <ResultActions text={plan} texts={texts.actions} onAgain={startAgain}>
          {save}
        </ResultActions>
      )}
    </Card>
  );
}
