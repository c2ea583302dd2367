import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { Card } from '../../ui/card.tsx';
import { type LetterAnswer, type LetterKind, writeLetterContract } from './contract.ts';

/** A no, an ending and a limit want no answer, and an apology asks for nothing in return. */
const answerable: readonly LetterKind[] = ['ask', 'tell'];

export function Result({ run }: { run: Drawn<LetterAnswer> }) {
  return (
    <>
      <HelpLinesBox lines={(run.shown?.helpLines as LetterAnswer['helpLines']) ?? []} />
      <Alternatives
        isSent={answerable.includes(Object(run.sent).kind) ? 'for an answer' : 'for none'}
        contract={writeLetterContract}
        run={run}
        itemsOf={({ alternatives = [], ...first }) =>
          [first, ...alternatives].map((one) => ({
            angle: one?.angle ?? '',
            text: one?.text ?? '',
            isSilent: one?.silent ?? false,
          }))
        }
        copyTexts={{ done: 'Carta copiada al portapapeles', failed: 'No se pudo copiar la carta' }}
      />
      {run.shown?.dontExpect && (
        <Card className="stack gap-1">
          <h3 className="text-lg">Qué no esperar</h3>
          <p>{run.shown.dontExpect}</p>
        </Card>
      )}
    </>
  );
}
