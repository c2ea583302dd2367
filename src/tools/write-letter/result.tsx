import { Alternatives } from '../../generation/page/alternatives.tsx';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import type { AnswerMeta, Partially } from '../../generation/tool.ts';
import { Card } from '../../ui/card.tsx';
import { type LetterAnswer, writeLetterContract } from './contract.ts';

interface ResultProps {
  answer: Partially<LetterAnswer>;
  /** null while it is being written. */
  meta: AnswerMeta | null;
  sent: unknown;
}

const itemOf = ({
  angle = '',
  silent,
  text = '',
}: Partially<Pick<LetterAnswer, 'angle' | 'silent' | 'text'>>) => ({
  angle,
  text,
  isSilent: silent ?? false,
});

export function Result({ answer, meta, sent }: ResultProps) {
  return (
    <>
      <HelpLinesBox lines={(answer.helpLines as LetterAnswer['helpLines']) ?? []} />
      <Alternatives
        contract={writeLetterContract}
        answer={answer}
        itemsOf={({ alternatives = [], ...first }) =>
          [first, ...alternatives].map((one) => itemOf(one ?? {}))
        }
        meta={meta}
        sent={sent}
        copyTexts={{ done: 'Carta copiada al portapapeles', failed: 'No se pudo copiar la carta' }}
      />
      {answer.dontExpect && (
        <Card className="stack gap-1">
          <h3 className="text-lg">Qué no esperar</h3>
          <p>{answer.dontExpect}</p>
        </Card>
      )}
    </>
  );
}
