import type { ReactNode } from 'react';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { CharacterCount } from '../../ui/character-count.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { BioAnalyzerAnswer } from './contract.ts';
import { InterestBar } from './interest-bar.tsx';

type Analysis = Partially<BioAnalyzerAnswer['analysis']>;

interface ResultProps {
  analysis: Analysis;
  finished: boolean;
  guide: { limit: number; app: string } | undefined;
  save?: ReactNode;
  /** Which version of the example is shown. */
  voice?: ReactNode;
}

/** Part by part, as they are written. */
export function Result({ analysis, finished, guide, save, voice }: ResultProps) {
  const { interest, generic, redFlags, cliches, recommendations, rewritten, markdown = '' } = analysis;
  return (
    <>
      {interest && (
        <Part title="¿Genera interés?">
          <InterestBar level={interest.level} />
          <RichText text={interest.explanation ?? ''} />
        </Part>
      )}
      {generic?.explanation && (
        <Part title="¿Es genérica?">
          <RichText text={generic.explanation} />
        </Part>
      )}
      {redFlags && (
        <Findings title="Red flags sin querer" findings={redFlags} none="No hemos visto ninguna." />
      )}
      {cliches && (
        <Findings title="Clichés y frases confusas" findings={cliches} none="No hemos visto ninguno." />
      )}
      {recommendations && (
        <Part title="Qué cambiar">
          <ol className="grid gap-3">
            {recommendations.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
              <li key={index} className="grid grid-cols-[min(1.75rem,8vw)_minmax(0,1fr)]">
                <span aria-hidden className="font-display text-pomegranate">
                  {index + 1}
                </span>
                <RichText text={text} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      {rewritten && (
        <Part title="Un ejemplo con lo tuyo">
          {voice}
          <p className="bubble bubble-mine">{rewritten}</p>
          {guide && (
            <p className="field-foot">
              Para {guide.app}
              <CharacterCount length={[...rewritten].length} limit={guide.limit} />
            </p>
          )}
          {finished && (
            <div className="row gap-2">
              <CopyButton
                variant="primary"
                text={rewritten}
                label="Copiar el ejemplo"
                {...copyTexts('Ejemplo copiado')}
              />
              <CopyButton
                variant="quiet"
                text={markdown}
                label="Copiar todo"
                {...copyTexts('Análisis copiado')}
              />
              <ShareButton variant="quiet" text={markdown} />
              {save}
            </div>
          )}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

interface FindingsProps {
  title: string;
  findings: NonNullable<Analysis['redFlags']>;
  none: string;
}

function Findings({ title, findings, none }: FindingsProps) {
  return (
    <Part title={title}>
      {findings.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul className="grid gap-4">
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
            <li key={index}>
              {finding.quote && (
                <q className="font-semibold wrap-anywhere [quotes:'«'_'»']">{finding.quote}</q>
              )}
              {finding.why && <RichText text={finding.why} />}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function copyTexts(done: string) {
  return {
    onCopied: () => toast.said(`${done} al portapapeles`),
    onFailed: () => toast.error('No se pudo copiar el texto'),
  };
}
