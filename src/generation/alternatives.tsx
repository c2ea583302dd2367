import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../account/api.ts';
import { toast } from '../ui/toast.ts';
import { AlternativeCard } from './alternative-card.tsx';
import { callTool } from './call-tool.ts';
import type { RefineChip } from './refine.ts';
import type { AnswerMeta, ToolContract } from './tool.ts';

export interface Alternative {
  angle: string;
  text: string;
}

interface AlternativesProps<Input, Output, Answer> {
  contract: ToolContract<Input, Output, Answer>;
  items: readonly Alternative[];
  /** Of the finished answer; null while it is being written: the cards then only show text. */
  meta: AnswerMeta | null;
  sent: unknown;
  copyTexts: { done: string; failed: string };
  /** Characters the text may have where it is going. */
  limit?: number;
  /** Beside copy and share: saving. Given the version that is on the card, as edited. */
  actions?: (text: string) => ReactNode;
}

/** The ways to say it, the recommended one first, each with its own versions. */
export function Alternatives<Input, Output, Answer>(props: AlternativesProps<Input, Output, Answer>) {
  const { contract, items, meta, sent, copyTexts, limit, actions } = props;
  const [left, setLeft] = useState<number | null>(null);
  const refinementsLeft = left ?? meta?.refinementsLeft ?? 0;

  async function refine(chip: RefineChip, text: string): Promise<string | null> {
    if (!meta || !contract.refines) return null;
    try {
      const refined = await callTool(contract, sent, { refine: { of: meta.generationId, chip, text } });
      setLeft(refined.refinementsLeft);
      return String(refined[contract.refines]);
    } catch (error) {
      toast.error(
        error instanceof ApiFailure ? error.message : 'No se ha podido retocar. Inténtalo de nuevo.',
      );
      return null;
    }
  }

  return (
    <ol className="stack">
      {items.map((item, index) => (
        <AlternativeCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
          key={`${meta?.generationId ?? 'escribiendo'}-${index}`}
          item={item}
          recommended={index === 0}
          finished={meta !== null}
          refinementsLeft={refinementsLeft}
          refine={refine}
          copyTexts={copyTexts}
          limit={limit}
          actions={actions}
        />
      ))}
    </ol>
  );
}
