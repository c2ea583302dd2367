import type { ReactNode } from 'react';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, Quote, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially, Source } from '../../generation/tool.ts';
import { Level } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { familyLabels, type RedFlag, type RedFlagsAnswer, severityLabels } from './contract.ts';
import { analysisText, groupByFamily } from './flag-groups.ts';
import texts from './texts.json' with { type: 'json' };
import { meaningOf, Verdict } from './verdict.tsx';

interface ResultProps {
  answer: Partially<RedFlagsAnswer>;
  finished: boolean;
  /** Flag by flag, where they come from. */
  sources?: readonly Source[];
  startAgain: () => void;
  save: ReactNode;
}

const severityBars = { high: 3, medium: 2, low: 1 } as const;

export function Result({ answer, finished, sources = [], startAgain, save }: ResultProps) {
  const { redFlags, toneAnalysis, advice, unknowns = [], helpLines = [] } = answer;
  const lines = helpLines as RedFlagsAnswer['helpLines'];
  return (
    <>
      {(finished || answer.riskLevel !== 'bajo') && <Verdict analysis={answer} />}
      <HelpNow lines={lines} />
      <Card strong className="stack">
        {(finished || answer.riskLevel !== 'bajo') && (
          <p className="text-lg leading-snug">{meaningOf(answer)}</p>
        )}
        {redFlags && redFlags.length > 0 && (
          <Flags redFlags={redFlags.map((flag, index) => ({ ...flag, source: sources[index] }))} />
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
  if (lines.length === 0) return null;
  return (
    <p className="row gap-2">
      <b>Ayuda ahora:</b>
      {lines.flatMap(({ id, contacts: [first] }) =>
        first?.href.startsWith('tel:') ? (
          <a key={id} className="chip link wrap-anywhere" href={first.href}>
            {first.label}
          </a>
        ) : (
          []
        ),
      )}
    </p>
  );
}

type SourcedFlag = Partially<RedFlag> & { source?: Source | undefined };

function Flags({ redFlags }: { redFlags: readonly SourcedFlag[] }) {
  return (
    <section className="stack gap-4 border-t border-line pt-4">
      <h2 className="text-xl">Señales de alerta</h2>
      {groupByFamily(redFlags).map(({ family, flags }) => (
        <section key={family ?? 'escribiendo'} className="stack gap-3">
          {family && <h3 className="text-lg">{familyLabels[family]}</h3>}
          <ul className="stack gap-4">
            {flags.map((flag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
              <Flag key={index} {...flag} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Flag({ severity, text, quote, source }: SourcedFlag) {
  const bars = severity && severityBars[severity];
  return (
    <li className="stack gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {bars && (
          <p>
            <span className="sr-only">Gravedad: </span>
            <Level level={bars} label={severityLabels[severity]} />
          </p>
        )}
        {text && (
          <div className="min-w-[min(100%,11rem)] flex-1">
            <RichText text={text} />
          </div>
        )}
      </div>
      {quote && <Quote>{quote}</Quote>}
      {source === 'rules' && <p className="small soft">Lo han visto nuestras reglas, no el modelo de IA.</p>}
    </li>
  );
}
