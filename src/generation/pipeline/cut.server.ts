import type { RateLimits } from '../../platform/rate-limits.server.ts';
import type { Draft } from './write.server.ts';

/** What happens to an answer whose reader leaves before its end. */
export function createCuts(limits: RateLimits) {
  /** Whoever has begun to read may cut an answer off for nothing only some times a day. */
  async function mayCut(userId: string, isShown: boolean): Promise<boolean> {
    if (!isShown) return true;
    return limits.check('generation_cut_day', userId).then(
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
      const leave = () => void mayCut(user.id, draft.isShown).then((may) => may && stop.abort());
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
      return () => gone.removeEventListener('abort', leave);
    },
  };
}
