import { Alternatives } from '../../generation/page/alternatives.tsx';
import { HandOff } from '../../generation/page/hand-offs.tsx';
import type { AnswerMeta, Partially } from '../../generation/tool.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { type IcebreakerAnswer, icebreakerContract } from './contract.ts';
import { savedIcebreakers } from './saved.ts';

interface ResultProps {
  answer: Partially<IcebreakerAnswer>;
  /** Null while it is being written. */
  meta: AnswerMeta | null;
  sent: unknown;
}

export function Result({ answer, meta, sent }: ResultProps) {
  return (
    <Alternatives
      contract={icebreakerContract}
      answer={answer}
      itemsOf={itemsOf}
      meta={meta}
      sent={sent}
      copyTexts={{ done: 'Mensaje copiado al portapapeles', failed: 'No se pudo copiar el mensaje' }}
      isSent
      actions={(text) => (
        <>
          <SaveButton kind={savedIcebreakers} body={{ message_text: text, context: contextOf(sent) }} />
          <HandOff from={icebreakerContract} thing={{ what: 'opener', text }} />
        </>
      )}
    />
  );
}

const itemsOf = ({ angle, message, alternatives = [] }: Partially<IcebreakerAnswer>) =>
  [{ angle, message }, ...alternatives].map((one) => ({ angle: one.angle ?? '', text: one.message ?? '' }));

/** Kept beside the phrase, to know later what it was about. */
function contextOf(sent: unknown): string {
  const {
    inspiration = '',
    selectedStyle,
    customStyle = '',
  } = (sent ?? {}) as Record<string, string | undefined>;
  const style = selectedStyle === 'custom' ? customStyle.trim() : selectedStyle;
  return `Inspiración: ${inspiration.trim() || 'una foto'}, Estilo: ${style || 'casual'}`;
}
