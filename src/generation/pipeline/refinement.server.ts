import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { Failure } from '../../platform/http-errors.server.ts';
import { generations } from '../../platform/schema.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import { within } from '../../platform/within.server.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import { boundBy } from './bound.server.ts';
import { refuseRefinement } from './ledger.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import type { ToolRequest } from './request.server.ts';

interface Bound {
  request: ToolRequest;
  /** Our own rules wrote the result, so they rewrite it: an answer that was free buys no call to a model. */
  isByRules: boolean;
}

/** Text and question are the stored ones, whatever the body says, so that it is no free prompt. An edited text still has to be mostly ours. */
export async function bindRefinement(
  { db }: Pick<Services, 'db'>,
  tool: AnyTool,
  userId: string,
  request: ToolRequest,
): Promise<Bound> {
  const { contract } = tool;
  const { refine } = request;
  if (!refine) return { request, isByRules: request.isByRules };
  const own = and(eq(generations.user_id, userId), eq(generations.tool, contract.id));
  const { engine, input, result, parent_id } = generations;
  const rootId = sql`coalesce(${parent_id}, ${generations.id})`;
  const rows = await db.asUser(userId, (tx) => {
    const asked = tx
      .select({ root: rootId })
      .from(generations)
      .where(and(own, eq(generations.id, refine.of)));
    return tx
      .select({ engine, input, result, parent_id })
      .from(generations)
      .where(and(own, isNotNull(result), inArray(rootId, asked)));
  });
  const root = rows.find(({ parent_id }) => parent_id === null);
  // What was asked in danger is not kept: no other question makes a flirt of its answer.
  if (!root || (root.input === null && within(() => boundBy(tool, request)) !== 'danger'))
    throw new Failure('not_found', { message: refusals.refinedGone });
  const texts = rows.flatMap(({ result }) => {
    const shown = result as Fields;
    const textsOf = (fields: Fields) => stringsIn([fields[contract.refines ?? ''], fields.alternatives]);
    const careful = textsOf({ ...shown, ...Object(shown.careful) });
    return textsOf(shown).map((text, index) => ({ text, careful: careful[index] ?? text }));
  });
  if (!texts.some((one) => isEditOf(one.text, refine.text) || isEditOf(one.careful, refine.text)))
    throw refuseRefinement(refusals.notOurs);
  request.photo?.drop();
  const { thread, ...question } = (root.input as Fields | null) ?? request.input;
  return {
    request: {
      ...request,
      // Our rules know their own words, not what the person's voice made of them.
      refine: { ...refine, text: texts.find(({ text }) => text === refine.text)?.careful ?? refine.text },
      input: question,
      thread: thread === request.threadId ? request.thread : null,
      photo: null,
    },
    isByRules: root.engine === 'embedded',
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const ownWords = { always: 3, share: 0.25 };
const longer = { times: 1.5, characters: 40 };

function isEditOf(text: string, edited: string): boolean {
  const ours = wordsOf(text);
  const known = new Set(ours);
  const own = wordsOf(edited).filter((word) => !known.has(word)).length;
  return (
    own <= Math.max(ownWords.always, ours.length * ownWords.share) &&
    edited.length <= text.length * longer.times + longer.characters
  );
}
