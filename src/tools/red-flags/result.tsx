import type { ReactNode } from 'react';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, Quote, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially, Source } from '../../generation/tool.ts';
import { Level } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { analysisText } from './analysis-text.ts';
import { familyLabels, type RedFlag, type RedFlagsAnswer, severityLabels } from './contract.ts';
import texts from './texts.json' with { type: 'json' };
import { Verdict, verdictOf } from './verdict.tsx';

interface ResultProps {
  answer: Partially<RedFlagsAnswer>;
  finished: boolean;
  sources?: readonly Source[];
  startAgain: () => void;
  save: ReactNode;
}

const severityBars = { high: 3, medium: 2, low: 1 } as const;

export function Result({ answer, finished, sources = [], startAgain, save }: ResultProps) {
  const { redFlags, toneAnalysis, advice, unknowns = [], helpLines = [] } = answer;
  const lines = helpLines as RedFlagsAnswer['helpLines'];
  // A low level may still rise while the signs are being written.
  const isRead = finished || answer.riskLevel !== 'bajo';
  return (
    <>
      {isRead && <Verdict analysis={answer} />}
      <HelpNow lines={lines} />
      <Card strong className="stack">
        {isRead && <p className="text-lg leading-snug">{verdictOf(answer)?.meaning}</p>}
        {redFlags && redFlags.length > 0 && (
          <Part level={2} look="ruled" title="Señales de alerta">
            <ul className="stack gap-4">
              {redFlags.map((flag, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
                <Flag key={index} {...flag} source={sources[index]} before={redFlags[index - 1]?.family} />
              ))}
            </ul>
          </Part>
        )}
        <TextPart level={2} look="ruled" title="El tono" text={toneAnalysis} />
        <TextPart level={2} look="ruled" title="Qué puedes hacer" text={advice} />
        {unknowns.length > 0 && (
          <Part level={2} look="ruled" title="Lo que no se puede saber">
            <Texts texts={unknowns} mark="bars" />
          </Part>
        )}
        {finished && (
          <ResultActions
            text={analysisText(answer as RedFlagsAnswer)}
            texts={texts.actions}
            onAgain={startAgain}
          >
            {save}
          </ResultActions>
        )}
      </Card>
      <HelpLinesBox lines={lines} />
    </>
  );
}

/** The numbers in one line above what was found; what each is for stands below it, because on a phone that fills two screens. */
function HelpNow({ lines }: { lines: RedFlagsAnswer['helpLines'] }) {
  const calls = lines
    .flatMap(({ contacts }) => contacts.slice(0, 1))
    .filter(({ href }) => href.startsWith('tel:'));
  if (calls.length === 0) return null;
  return (
    <p className="row gap-2">
      <b>Ayuda ahora:</b>
      {calls.map(({ href, label }) => (
        <a key={href} className="chip link wrap-anywhere" href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

interface FlagProps extends Partially<RedFlag> {
  source: Source | undefined;
  /** The family of the one before it: those of a family stand together, under its name. */
  before: RedFlag['family'] | undefined;
}

function Flag({ family, before, severity, text, quote, source }: FlagProps) {
  const bars = severity && severityBars[severity];
  return (
    <li className="stack gap-2">
      {family && family !== before && <h3 className="text-lg">{familyLabels[family]}</h3>}
      {bars && (
        <p>
          <span className="sr-only">Gravedad: </span>
          <Level level={bars} label={severityLabels[severity]} />
        </p>
      )}
      {text && <RichText text={text} />}
      {quote && <Quote>{quote}</Quote>}
      {source === 'rules' && <p className="small soft">Lo han visto nuestras reglas, no el modelo de IA.</p>}
    </li>
  );
}
