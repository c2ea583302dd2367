import type { ReactNode } from 'react';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { Badge, Level } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';
import { interestLabels, noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';

interface ResultProps {
  answer: Partially<SubtextAnswer>;
  finished: boolean;
  save: ReactNode;
}

const bars = { alto: 3, medio: 2, bajo: 1 } as const;
const tones = { alto: 'good', medio: 'warn', bajo: 'bad' } as const;

export function Result({ answer, finished, save }: ResultProps) {
  const { subtexto = '', otra_lectura, interes = {}, siguiente_paso, senales = {} } = answer.analysis ?? {};
  const level = interes.nivel && Object.hasOwn(bars, interes.nivel) ? interes.nivel : null;
  const quotes = (interes.citas ?? []).filter(Boolean);
  return (
    <>
      {finished && answer.helpLines && answer.helpLines.length > 0 && (
        <p>
          <Badge tone="bad" className="text-base">
            Hay señales de alerta
          </Badge>
        </p>
      )}
      {finished && <HelpLinesBox lines={answer.helpLines as SubtextAnswer['helpLines']} />}
      <Card strong className="stack">
        <section className="stack gap-2">
          <h2 className="text-xl">Posible subtexto</h2>
          <RichText text={subtexto} headingLevel={3} />
          {otra_lectura && (
            <div>
              <h3 className="small soft font-text font-semibold">También podría ser</h3>
              <div className="mt-1">
                <RichText text={otra_lectura} />
              </div>
            </div>
          )}
        </section>
        {interes.explicacion !== undefined && (
          <section className="stack gap-3 border-t border-line pt-4">
            <div className="row justify-between">
              <h2 className="text-xl">Nivel de interés</h2>
              {level && <Level level={bars[level]} tone={tones[level]} label={interestLabels[level]} />}
            </div>
            <RichText text={interes.explicacion} headingLevel={3} />
            {quotes.length > 0 && (
              <div>
                <h3 className="small soft font-text font-semibold">En qué nos basamos</h3>
                <ul className="mt-2 grid gap-2">
                  {quotes.map((quote) => (
                    <li key={quote} className="border-l-3 border-saffron pl-4 wrap-anywhere">
                      <q className="[quotes:'«'_'»']">{quote}</q>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {interes.incertidumbre && (
              <div>
                <h3 className="small soft font-text font-semibold">Lo que no se puede saber</h3>
                <div className="mt-1">
                  <RichText text={interes.incertidumbre} />
                </div>
              </div>
            )}
          </section>
        )}
        {senales.hay_alertas !== undefined && (
          <section className="stack gap-3 border-t border-line pt-4">
            <h2 className="text-xl">Señales de alerta</h2>
            {senales.hay_alertas ? (
              <Notice kind="warn" announce="none">
                <RichText text={senales.detalles ?? ''} headingLevel={3} />
              </Notice>
            ) : (
              <Notice kind="info" announce="none" title={noAlerts}>
                {noAlertsMeans}
              </Notice>
            )}
          </section>
        )}
        {siguiente_paso && (
          <section className="stack gap-2 border-t border-line pt-4">
            <h2 className="text-xl">Siguiente paso</h2>
            <RichText text={siguiente_paso} headingLevel={3} />
          </section>
        )}
        {finished && (
          <div className="card-actions mt-0">
            <CopyButton
              text={textOf(answer)}
              onCopied={() => toast.said('Análisis copiado al portapapeles')}
              onFailed={() => toast.error('No se pudo copiar el texto')}
            />
            <ShareButton text={textOf(answer)} variant="quiet" />
            {save}
          </div>
        )}
      </Card>
    </>
  );
}

function textOf({ analysis }: Partially<SubtextAnswer>): string {
  const { subtexto, otra_lectura, interes, siguiente_paso, senales } = analysis ?? {};
  const level = interes?.nivel && interestLabels[interes.nivel];
  return [
    `Posible subtexto: ${subtexto}`,
    otra_lectura && `También podría ser: ${otra_lectura}`,
    `${level}: ${interes?.explicacion}`,
    `Señales de alerta: ${senales?.hay_alertas ? senales.detalles : `${noAlerts}. ${noAlertsMeans}`}`,
    siguiente_paso && `Siguiente paso: ${siguiente_paso}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
