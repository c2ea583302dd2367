import type { ReactNode } from 'react';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Interest, Part, Quote, TextPart } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';
import { keptOf, readingText } from './reading-text.ts';
import texts from './texts.json' with { type: 'json' };

interface ResultProps {
  answer: Partially<SubtextAnswer>;
  finished: boolean;
  startAgain: () => void;
  save: ReactNode;
}

export function Result({ answer, finished, startAgain, save }: ResultProps) {
  const { subtexto, otra_lectura, interes = {}, siguiente_paso, senales = {} } = answer.analysis ?? {};
  const quotes = (interes.citas ?? []).filter(Boolean) as string[];
  const lines = finished ? (answer.helpLines as SubtextAnswer['helpLines']) : [];
  return (
    <>
      {lines.length > 0 && (
        <Badge tone="bad" className="justify-self-start text-base">
          Hay señales de alerta
        </Badge>
      )}
      <HelpLinesBox lines={lines} />
      <Card strong className="stack">
        <TextPart level={2} title="Posible subtexto" text={subtexto} />
        <TextPart title="También podría ser" text={otra_lectura ?? undefined} />
        {interes.explicacion !== undefined && (
          <Part level={2} look="ruled" title="Nivel de interés">
            <Interest level={interes.nivel} />
            <RichText text={interes.explicacion} headingLevel={3} />
            {quotes.length > 0 && (
              <Part title="En qué nos basamos">
                {quotes.map((quote) => (
                  <Quote key={quote}>{quote}</Quote>
                ))}
              </Part>
            )}
            <TextPart title="Lo que no se puede saber" text={interes.incertidumbre} />
          </Part>
        )}
        {senales.hay_alertas !== undefined && (
          <Part level={2} look="ruled" title="Señales de alerta">
            {senales.hay_alertas ? (
              <Notice kind="warn" announce="none">
                <RichText text={senales.detalles ?? ''} headingLevel={3} />
              </Notice>
            ) : (
              <Notice kind="info" announce="none" title={noAlerts}>
                {noAlertsMeans}
              </Notice>
            )}
          </Part>
        )}
        <TextPart level={2} look="ruled" title="Siguiente paso" text={siguiente_paso ?? undefined} />
        {finished && (
          <ResultActions text={readingText(keptOf(answer))} texts={texts.actions} onAgain={startAgain}>
            {save}
          </ResultActions>
        )}
      </Card>
    </>
  );
}
