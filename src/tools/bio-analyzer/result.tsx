import type { ReactNode } from 'react';
import { Interest, Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { CharacterCount } from '../../ui/character-count.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { BioAnalyzerAnswer } from './contract.ts';

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
        <Part look="ruled" title="¿Genera interés?">
          <Interest level={interest.level} />
          <RichText text={interest.explanation ?? ''} />
        </Part>
      )}
      <TextPart look="ruled" title="¿Es genérica?" text={generic?.explanation} />
      {redFlags && (
        <Findings title="Red flags sin querer" findings={redFlags} none="No hemos visto ninguna." />
      )}
      {cliches && (
        <Findings title="Clichés y frases confusas" findings={cliches} none="No hemos visto ninguno." />
      )}
      {recommendations && (
        <Part look="ruled" title="Qué cambiar">
          <Texts texts={recommendations} mark="numbers" />
        </Part>
      )}
      {rewritten && (
        <Part look="ruled" title="Un ejemplo con lo tuyo">
          {voice}
          <p className="bubble bubble-mine">{rewritten}</p>
          {guide && (
            <p className="small soft flex flex-wrap justify-between gap-x-4">
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

interface FindingsProps {
  title: string;
  findings: NonNullable<Analysis['redFlags']>;
  none: string;
}

function Findings({ title, findings, none }: FindingsProps) {
  return (
    <Part look="ruled" title={title}>
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
