import { onTestFinished } from 'vitest';
import type { createUser, Open } from '../engines.ts';
import { openTools } from './open-tools.ts';
import { startStandIn } from './stand-in.ts';

/** A model that writes what it is told to, for as long as the test runs. */
export async function withModel(output?: unknown) {
  const standIn = await startStandIn();
  onTestFinished(() => standIn.close());
  const settings: Record<string, string> = {
    AI_MODELS: 'compatible/m',
    AI_BASE_URL: `${standIn.origin}/v1`,
  };
  const model = {
    settings,
    calls: standIn.calls,
    asked: () => standIn.calls.length,
    say: (output: unknown, everyMs = 0) =>
      standIn.script({ does: 'answer', everyMs, text: JSON.stringify(output) }),
  };
  if (output !== undefined) model.say(output);
  return model;
}

export async function newcomer(
  open: Open,
  who: Parameters<typeof createUser>[1] = {},
  settings: Record<string, string> = {},
) {
  const { db, user } = await open.withUser(who);
  const call = openTools(db, settings);
  async function ask(name: string, body: object, headers: Record<string, string> = {}) {
    const { status, text } = await call(name, { ...body }, user, headers);
    // Events are no answer yet.
    return { status, text, answer: text.startsWith('{') ? JSON.parse(text) : null };
  }
  return { db, user, ask };
}

export const lineIds = (answer: { helpLines?: { id: string }[]; help?: { id: string }[] }) =>
  (answer.helpLines ?? answer.help ?? []).map(({ id }) => id);
