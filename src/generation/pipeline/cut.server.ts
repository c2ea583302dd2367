import type { RateLimits } from '../../platform/rate-limits.server.ts';
import { refinedOutput } from '../refine.ts';
import type { Draft } from './write.server.ts';

export type Shown = 'nothing' | 'part' | 'most';

/** Most of an answer is there once everything that its contract asks for has begun. */
export function shownOf({ shown, tool, request }: Draft): Shown {
  if (shown === undefined) return 'nothing';
  const wanted = request.refine ? refinedOutput : tool.contract.output;
  return wanted.safeParse(shown).success ? 'most' : 'part';
}

/** What happens to an answer whose reader leaves before its end. */
export function createCuts(limits: RateLimits) {
  /** Whoever has begun to read may cut an answer off for nothing only some times a day, and only once when most of it was there. */
  async function mayCut(userId: string, shown: Shown): Promise<boolean> {
    if (shown === 'nothing') return true;
    return limits.check(shown === 'most' ? 'generation_read_cut_day' : 'generation_cut_day', userId).then(
      () => true,
      () => false,
    );
  }

  return {
    mayCut,

    /**
     * A caller with a key may come back for the result, so the work goes on. Without one nobody can: it stops, at no cost, but not
     * for someone who every day reads answers almost to the end and hangs up. Returns a function that ends the watch.
     */
    stopWhenGone(draft: Draft): () => void {
      const { gone, user, stop, request } = draft;
      if (request.keyed) return () => {};
      const leave = () => void mayCut(user.id, shownOf(draft)).then((may) => may && stop.abort());
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
      return () => gone.removeEventListener('abort', leave);
    },
  };
}
