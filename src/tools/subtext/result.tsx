import type { ReactNode } from 'react';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { Interest, Part, TextPart } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';
import { noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';
import { readingText } from './reading-text.ts';

interface ResultProps {
  answer: Partially<SubtextAnswer>;
  finished: boolean;
  save: ReactNode;
}

export function Result({ answer, finished, save }: ResultProps) {
  const { subtexto = '', otra_lectura, interes = {}, siguiente_paso, senales = {} } = answer.analysis ?? {};
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
          {otra_lectura && <Aside title="También podría ser" text={otra_lectura} />}
        </section>
        {interes.explicacion !== undefined && (
          <section className="stack gap-3 border-t border-line pt-4">
            <div className="row justify-between">
              <h2 className="text-xl">Nivel de interés</h2>
              <Interest level={interes.nivel} />
            </div>
            <RichText text={interes.explicacion} headingLevel={3} />
            {quotes.length > 0 && (
              <Aside title="En qué nos basamos">
                <ul className="grid gap-2">
                  {quotes.map((quote) => (
                    <li key={quote} className="border-l-3 border-saffron pl-4 wrap-anywhere">
                      <q className="[quotes:'«'_'»']">{quote}</q>
                    </li>
                  ))}
                </ul>
              </Aside>
            )}
            {interes.incertidumbre && <Aside title="Lo que no se puede saber" text={interes.incertidumbre} />}
          </section>
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
        <TextPart level={2} look="ruled" title="Siguiente paso" text={siguiente_paso ?? ''} />
        {finished && (
          <div className="card-actions mt-0">
            <CopyButton
              text={readingText(answer.analysis ?? {})}
              onCopied={() => toast.said('Análisis copiado al portapapeles')}
              onFailed={() => toast.error('No se pudo copiar el texto')}
            />
            <ShareButton text={readingText(answer.analysis ?? {})} variant="quiet" />
            {save}
          </div>
        )}
      </Card>
    </>
  );
}

function Aside({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div>
      <h3 className="small soft font-text font-semibold">{title}</h3>
      <div className="mt-1">{text ? <RichText text={text} /> : children}</div>
    </div>
  );
}
