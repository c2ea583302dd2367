import { sql } from 'drizzle-orm';
import { Failure } from '../../platform/http-errors.server.ts';
import { currentUser } from '../../platform/schema.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import type { Fields } from '../models/engine.server.ts';
import type { Job } from './generate.server.ts';
import { refuseRefinement } from './ledger.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import type { ToolRequest } from './request.server.ts';

interface Version extends Record<string, unknown> {
  engine: string | null;
  input: Fields | null;
  result: Fields;
  parent_id: string | null;
}

/** Text and question are the stored ones, whatever the body says, so that it is no free prompt. An edited text still has to be mostly ours. */
export async function bindRefinement(
  { db }: Pick<Services, 'db'>,
  { tool, user, request, bound }: Job,
  refine: NonNullable<ToolRequest['refine']>,
): Promise<Pick<Job, 'request' | 'isByRules'>> {
  const { contract } = tool;
  const { rows } = await db.asUser(user.id, (tx) =>
    tx.execute<Version>(sql`
      select engine, input, result, parent_id from generations
      where user_id = ${currentUser} and tool = ${contract.id} and result is not null
        and coalesce(parent_id, id) in (
          select coalesce(parent_id, id) from generations
          where user_id = ${currentUser} and tool = ${contract.id} and id = ${refine.of}::uuid)`),
  );
  const root = rows.find(({ parent_id }) => parent_id === null);
  // What was asked in danger is not kept: no other question makes a flirt of its answer.
  if (!root || (root.input === null && bound !== 'danger'))
    throw new Failure('not_found', { message: refusals.refinedGone });
  const texts = rows.flatMap(({ result }) => {
    const textsOf = (fields: Fields) => stringsIn([fields[contract.refines ?? ''], fields.alternatives]);
    const careful = textsOf({ ...result, ...Object(result.careful) });
    return textsOf(result).map((text, index) => ({ text, careful: careful[index] ?? text }));
  });
  if (!texts.some((one) => isEditOf(one.text, refine.text) || isEditOf(one.careful, refine.text)))
    throw refuseRefinement(refusals.notOurs);
  request.photo?.drop();
  const { thread, ...question } = root.input ?? { ...request.input, thread: request.threadId };
  const threadId = typeof thread === 'string' ? thread : null;
  return {
    request: {
      ...request,
      // Our rules know their own words, not what the person's voice made of them.
      refine: { ...refine, text: texts.find(({ text }) => text === refine.text)?.careful ?? refine.text },
      input: question,
      threadId,
      thread: threadId === request.threadId ? request.thread : null,
      photo: null,
    },
    // Our own rules wrote the result, so they rewrite it: an answer that was free buys no call to a model.
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
