import { useState } from 'react';
import { reasonOf, stopIn } from '../../account/api.ts';
import { useSession } from '../../account/session.ts';
import { afterLoad } from '../../ui/after-load.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { angleKind } from '../afterwards/angle-kinds.ts';
import { isGrave } from '../grave.ts';
import type { RefineChip } from '../refine.ts';
import type { Partially, ToolContract } from '../tool.ts';
import { type Alternative, AlternativeCard, type CardTexts, type Version } from './alternative-card.tsx';
import { type Copied, keepCopied } from './copied-before.ts';
import type { ToolRun } from './use-tool.ts';
import { VoiceNote, VoiceSwitch } from './voice-switch.tsx';

const Outcome = afterLoad(async () => (await import('./outcome.tsx')).Outcome);

export type Drawn<Answer> = Pick<ToolRun<Answer>, 'shown' | 'finished' | 'sent' | 'refine' | 'onCopied'>;

interface AlternativesProps<Input, Output, Answer> extends CardTexts {
  contract: ToolContract<Input, Output, Answer>;
  run: Drawn<Answer>;
  itemsOf: (answer: Partially<Answer>) => readonly Alternative[];
  folded?: boolean;
  /** It is written to be sent to somebody. Once it is copied, what came of it is asked, but of what wants no answer. */
  isSent?: 'for an answer' | 'for none';
  received?: string | undefined;
}

export function Alternatives<Input, Output, Answer>(props: AlternativesProps<Input, Output, Answer>) {
  const { contract, run, itemsOf, folded = false, isSent, received, ...texts } = props;
  const { shown, finished: meta, sent } = run;
  const answer = (shown ?? {}) as Partially<Answer>;
  const items = itemsOf(answer);
  const careful = meta?.careful && itemsOf({ ...answer, ...meta.careful });
  const [isCareful, setCareful] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const hideOthers = folded && !unfolded;
  const [left, setLeft] = useState<number | null>(null);
  const refinementsLeft = left ?? meta?.refinementsLeft ?? 0;
  const answered = contract.reads && (sent as Record<string, unknown> | null)?.[contract.reads.field];
  const { user } = useSession();

  /** Where help lines stand beside it, nobody is asked whether they met. */
  function copiedOf(angle: string, text: string): Copied | null {
    if (!meta || isSent !== 'for an answer' || !user || isGrave(meta)) return null;
    const said = { angle: angleKind(angle, text), characters: [...text].length };
    return { userId: user.id, generationId: meta.generationId, tool: contract.name, ...said };
  }

  async function refine(chip: RefineChip, text: string): Promise<Version | null> {
    if (!meta || !contract.refines) return null;
    try {
      const refined = await run.refine(sent, { of: meta.generationId, chip, text });
      setLeft(refined.refinementsLeft);
      const { [contract.refines]: plain } = { ...refined, ...refined.careful };
      return { text: String(refined[contract.refines]), careful: String(plain) };
    } catch (error) {
      if (!stopIn(error)) toast.error(reasonOf(error, 'No se ha podido retocar. Inténtalo de nuevo.'));
      return null;
    }
  }

  return (
    <>
      {careful && <VoiceSwitch isCareful={isCareful} onChange={setCareful} />}
      <ol className="stack">
        {items.map((item, index) => (
          <AlternativeCard
            {...texts}
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
            key={`${meta?.generationId ?? 'escribiendo'}-${index}`}
            item={item}
            recommended={index === 0 && contract.refines !== undefined}
            hidden={hideOthers && index > 0}
            careful={careful?.[index]?.text}
            isCareful={isCareful}
            finished={meta !== null && !item.isSilent}
            refinementsLeft={refinementsLeft}
            refine={contract.refines === undefined ? undefined : refine}
            received={typeof answered === 'string' ? answered : received}
            onCopied={(text) => {
              if (meta && isSent) run.onCopied(meta.generationId, text);
              const copied = copiedOf(item.angle, text);
              if (copied) keepCopied(copied);
            }}
            afterCopy={(text) => {
              const copied = copiedOf(item.angle, text);
              return copied && <Outcome copied={copied} />;
            }}
          />
        ))}
      </ol>
      {careful && meta && <VoiceNote engine={meta.engine} />}
      {folded && items.length > 1 && (
        <Button variant="quiet" size="sm" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? 'Ver solo la recomendada' : 'Ver también las otras respuestas'}
        </Button>
      )}
    </>
  );
}
