import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import { HandOff } from '../../generation/page/hand-offs.tsx';
import type { ToolRun } from '../../generation/page/use-tool.ts';
import type { Partially } from '../../generation/tool.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { type IcebreakerAnswer, icebreakerContract } from './contract.ts';
import { savedIcebreakers } from './saved.ts';

export function Result({ run }: { run: Drawn<IcebreakerAnswer> & Pick<ToolRun<unknown>, 'thread'> }) {
  return (
    <Alternatives
      contract={icebreakerContract}
      run={run}
      itemsOf={itemsOf}
      copyTexts={{ done: 'Mensaje copiado al portapapeles', failed: 'No se pudo copiar el mensaje' }}
      isSent="for an answer"
      actions={(text) => (
        <>
          <SaveButton kind={savedIcebreakers} body={{ message_text: text, context: contextOf(run.sent) }} />
          <HandOff from={icebreakerContract} thing={{ what: 'opener', text, thread: run.thread }} />
        </>
      )}
    />
  );
}

const itemsOf = ({ angle, message, alternatives = [] }: Partially<IcebreakerAnswer>) =>
  [{ angle, message }, ...alternatives].map((one) => ({ angle: one.angle ?? '', text: one.message ?? '' }));

function contextOf(sent: unknown): string {
  const {
    inspiration = '',
    selectedStyle,
    customStyle = '',
  } = (sent ?? {}) as Record<string, string | undefined>;
  const style = selectedStyle === 'custom' ? customStyle.trim() : selectedStyle;
  return `Inspiración: ${inspiration.trim() || 'una foto'}, Estilo: ${style || 'casual'}`;
}
