import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../../test/engines.ts';
import { hostileCorpus } from '../../../test/models/hostile-corpus.ts';
import { openFunctions, post, scriptedEngine } from '../../../test/models/open-functions.ts';
import {
  cleanJson,
  cleanText,
  inputLimits,
  outputLimits,
  TooDeep,
} from '../../platform/hostile-text.server.ts';

const dangerous =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be gone
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}\p{Cs}]/u;

test('two hundred hostile texts lose what hides in them and keep what can be read', () => {
  expect(hostileCorpus.length).toBeGreaterThanOrEqual(200);
  for (const text of hostileCorpus) expect(cleanText(text)).not.toMatch(dangerous);
  const [plain, , , spaced, turned, , tagged] = hostileCorpus.slice(0, 8).map(cleanText);
  expect([spaced, turned, tagged]).toEqual([plain, plain, plain]);
});

test('emoji, accents and line breaks stay as they were', () => {
  const text = 'Mañana ¿quedamos?\n👩‍👩‍👧 ❤️ 🏳️‍🌈\t«sí»';
  expect(cleanText(text)).toBe(text);
});

test('a limit cuts long text and long lists, never a pair of surrogates, and refuses depth', () => {
  expect(cleanJson(['a'.repeat(5), '😀😀'], { depth: 2, stringLength: 3, listLength: 9 })).toEqual([
    'aaa',
    '😀',
  ]);
  expect(cleanJson({ list: Array.from({ length: 99 }, () => 1) }, outputLimits)).toEqual({
    list: Array(40).fill(1),
  });
  expect(() => cleanJson([[[[[[[[[[1]]]]]]]]]], inputLimits)).toThrow(TooDeep);
});

describeEngines('hostile text', (open) => {
  test('that a model writes stays text in its own field, in the answer and in the stream', async () => {
    const db = await open();
    const user = await createUser(db, { tier: 'pro' });
    let text = '';
    const functions = openFunctions(db, {
      engine: scriptedEngine(async ({ onPartial }) => {
        onPartial?.({ text, admin: true });
        return { text, admin: true, remainingUses: 999 };
      }),
    });
    for (text of hostileCorpus) {
      const response = await functions.app.request('/api/functions/do-counted', {
        method: 'POST',
        headers: { 'x-user': user, Accept: 'text/event-stream' },
        body: JSON.stringify({ say: text.slice(0, 150) }),
      });
      const blocks = (await response.text()).split('\n\n').filter(Boolean);
      expect(blocks.map((block) => block.split('\n')[0])).toEqual(['event: partial', 'event: result']);
      const [partial, result] = blocks.map((block) => JSON.parse(block.split('\n')[1]?.slice(6) ?? ''));
      expect(partial).toEqual({ message: cleanText(text) });
      expect(Object.keys(result).sort()).toEqual([
        'ai_generated',
        'engine',
        'generationId',
        'message',
        'metadata',
        'refinementsLeft',
        'remainingUses',
      ]);
      expect(result).toMatchObject({ message: cleanText(text), remainingUses: null });
    }
  });

  test('that a user pastes comes back as an echo, and is written to no log', async () => {
    const db = await open();
    const user = await createUser(db, { tier: 'pro' });
    const functions = openFunctions(db);
    for (const text of hostileCorpus.filter((one) => one.length < 190).slice(0, 60)) {
      const answer = await post(functions, user, { say: text });
      expect(answer.body.message).toBe(cleanText(`eco: ${cleanText(text)}`));
    }
    expect(functions.logged.join('')).not.toMatch(/HACKEADO|malo\.example|drop table/);
  });
});
