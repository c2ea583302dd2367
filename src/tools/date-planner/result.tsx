import { ResultCard, type ResultProps } from '../../generation/page/result-actions.tsx';
import { Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { readPlan } from './sections.ts';
import texts from './texts.json' with { type: 'json' };

export function Result({ plan, ...card }: ResultProps & { plan: string }) {
  const { title, activity, meetingPoint, tips, funTip, remaining } = readPlan(plan);
  return (
    <ResultCard text={plan} texts={texts.actions} {...card}>
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
    </ResultCard>
  );
}
