import { Failure } from '../../platform/http-errors.server.ts';
import { embeddedEngine } from '../models/embedded-engine.server.ts';
import type { Engine, Fields, PreparedImage } from '../models/engine.server.ts';
import type { boundBy } from './bound.server.ts';
import type { Job } from './generate.server.ts';
import { shrinkPhoto } from './images.server.ts';
import type { Ticket } from './ledger.server.ts';
import texts from './plan.json' with { type: 'json' };
import type { Draft } from './write.server.ts';

export interface Plan {
  engine: Engine;
  input: Fields;
  image?: PreparedImage;
  bound: ReturnType<typeof boundBy>;
  isFree: boolean;
  notices: readonly string[];
}

/** Of the cap: those who pay are left the other half, and no account alone takes it from the others. */
const shares = {
  free: { all: 1 / 2, each: 1 / 20 },
  pro: { all: 1, each: 1 / 4 },
};

/** What the models may cost today is spent, in words for the person. Decision 0028. */
function cappedFor({ pro, spentMicroEur, ownMicroEur }: Ticket, capEur?: number): string | null {
  if (capEur === undefined) return null;
  const cap = capEur * 1_000_000;
  const { all, each } = shares[pro ? 'pro' : 'free'];
  const isSpent = spentMicroEur >= cap * all;
  if (!isSpent && ownMicroEur < cap * each) return null;
  if (!pro) return texts.cappedFree;
  return isSpent ? texts.capped : texts.cappedOwn;
}

export async function planFor(
  { tool, request, input, ticket, isByRules, bound }: Draft,
  models: Engine,
  capEur?: number,
): Promise<Plan> {
  const { photo, isPhotoAlone, refine } = request;
  const { id } = tool.contract;
  const hasModel = models.kind(id) === 'model';
  const capped = hasModel && !isByRules ? cappedFor(ticket, capEur) : null;
  const isFree = capped !== null || bound !== null || (isByRules && hasModel);
  const engine = isFree || isByRules ? embeddedEngine : models;
  const told = bound ? [texts[bound]] : capped === null ? [] : [capped];
  const plan: Plan = { engine, input, bound, isFree, notices: told };
  if (!photo) return plan;
  if (engine.canSee(id)) return { ...plan, image: await shrinkPhoto(photo.bytes).finally(photo.drop) };
  photo.drop();
  // A rewrite needs the text that is rewritten, not the photo it once came from; what is bound needs none.
  if (refine || bound) return plan;
  if (isPhotoAlone) throw new Failure('unsupported_image', { message: texts.onlyAPhoto });
  const counts = ticket.charged && !isFree ? [texts.counts] : [];
  return { ...plan, notices: [...told, texts.unseen, ...counts] };
}

/** A model that fails must not leave somebody alone with what they were sent. */
export function needsStandIn({ tool, request }: Pick<Job, 'tool' | 'request'>, plan: Plan): boolean {
  const { id, reads } = tool.contract;
  return reads !== undefined && !request.refine && plan.engine.kind(id) === 'model';
}

export const standIn = ({ image: _, ...plan }: Plan, isFree: boolean, isDanger: boolean): Plan => ({
  ...plan,
  engine: embeddedEngine,
  ...(isDanger
    ? { bound: 'danger', isFree: true, notices: [...plan.notices, texts.danger] }
    : { isFree, notices: [...plan.notices, texts.standIn, ...(isFree ? [texts.free] : [])] }),
});
