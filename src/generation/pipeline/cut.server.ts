import { Failure } from '../../platform/http-errors.server.ts';
import type { RateLimitName, RateLimits } from '../../platform/rate-limits.server.ts';
import type { Fields } from '../models/engine.server.ts';
import { refinedOutput } from '../refine.ts';
import type { Draft } from './write.server.ts';

type Shown = 'nothing' | 'part' | 'most';

/** So much of a text can be used as it is. What is shorter as a whole is a title, a label and the like, unless it is the main text. */
const readableCharacters = 80;

/** More than a greeting, and at its end as far as can be told: by a full stop, or as people end who write none, with an emoji or a laugh. */
const sentence =
  /^.{19,}(?:[.!?…][»"”)]*|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]\uFE0F?|[:;]-?[)D]|\b(?:j[aei]){2,}j?)\s*$/isu;

/** Most of an answer has been read once its main text is long enough to be used, or whole: something follows it, the model has ended, or it ends as a sentence does. */
export function shownOf({ shown, tool: { contract }, request }: Draft, hasEnded = false): Shown {
  if (shown === undefined) return 'nothing';
  const wanted = request.refine ? refinedOutput : contract.output;
  if (wanted.safeParse(shown).success) return 'most';
  const main = contract.refines && (contract.present(shown) as Fields)[contract.refines];
  const isLong = (value: unknown) => typeof value === 'string' && value.length >= readableCharacters;
  const values = valuesOf(shown);
  if (!contract.refines) return values.some(isLong) ? 'most' : 'part';
  const at = values.findIndex((value) => value !== undefined && value === main);
  const isWhole = hasEnded || at < values.length - 1 || sentence.test(String(main));
  return at >= 0 && (isWhole || isLong(main)) ? 'most' : 'part';
}

function valuesOf(written: unknown): unknown[] {
  const parts = typeof written === 'object' && written !== null ? Object.values(written) : [];
  return parts.length > 0 ? parts.flatMap(valuesOf) : [written];
}

const names: Record<Shown, RateLimitName> = {
  nothing: 'generation_stop_day',
  part: 'generation_cut_day',
  most: 'generation_read_cut_day',
};

export function createCuts(limits: RateLimits) {
  /** Whether it is free: within the limit of the day, and while the database is away. The model is paid for what it was sent all the same. */
  const countStop = (userId: string, shown: Shown): Promise<boolean> =>
    limits.check(userId, names[shown]).then(
      () => true,
      (error: unknown) => !(error instanceof Failure && error.code === 'rate_limited'),
    );

  return {
    countStop,

    /** A model can be talked into a failure, or into nothing of use: that is a cut like a person's own. One that did not answer is nobody's. True: it is free. */
    async countFailure(draft: Draft, outcome: string): Promise<boolean> {
      const hasEnded = outcome === 'model_failed' || outcome === 'content_refused';
      const shown = shownOf(draft, hasEnded);
      const isPaid = outcome === 'content_refused' || draft.meter.outputTokens > 0;
      const isModels = hasEnded || outcome === 'model_timeout';
      return !isModels || (shown === 'nothing' && !isPaid) || countStop(draft.user.id, shown);
    },

    /** A caller with a key may come back, so the work goes on. Without one it stops, but not for whoever every day reads answers almost to the end and hangs up. */
    stopWhenGone(draft: Draft): () => void {
      const { gone, user, stop, request } = draft;
      if (request.keyed) return () => {};
      const leave = () => void countStop(user.id, shownOf(draft)).then((isFree) => isFree && stop.abort());
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
      return () => gone.removeEventListener('abort', leave);
    },
  };
}
