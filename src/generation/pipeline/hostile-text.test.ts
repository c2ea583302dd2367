import { expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { hostileCorpus } from '../../../test/models/hostile-corpus.ts';
import { asStream, openFunctions, scriptedEngine, send } from '../../../test/models/open-functions.ts';
import { likelyTold } from '../../language/read/learned/told.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import {
  cleanJson,
  cleanText,
  inputLimits,
  outputLimits,
  TooDeep,
} from '../../platform/hostile-text.server.ts';
import { withoutContacts } from './answer.server.ts';
import cases from './contacts.cases.json' with { type: 'json' };

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
  const text = 'Mañana ¿quedamos?\n👩‍👩‍👧 ❤️ 🏳️‍🌈 👩🏽‍⚕️ ❤️‍🔥 1️⃣ 🇪🇸\t«sí»';
  expect(cleanText(text)).toBe(text);
});

test('what shows as nothing hides no words between the letters', () => {
  const nothing = [
    0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x2062, 0x206a, 0x206f, 0x2800,
    0x3164, 0xfe00, 0xfe0f, 0xffa0, 0x13430, 0x1d173, 0xe0041, 0xe0100, 0xe01ef,
  ];
  for (const one of nothing)
    expect([one, cleanText(`m${String.fromCodePoint(one).repeat(3)}e`)]).toEqual([one, 'me']);
  expect(cleanText('😀\u200d\u{e0100}\ufe0f\ufe0f hola')).toBe('😀 hola');
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

test('no link, address or telephone number of a model reaches anybody, and help lines, dates and prices stay', () => {
  const asked = withoutContacts({
    advice:
      'Llama al 902 123 456 o al +34 612-34-56-78, o escribe a malo@x.org y entra en salero-ayuda.com/a.',
    lines: ['Si hay peligro, llama al 112, al 016 o al 017.', 'El 12/05/2026 a las 21:30, 100.000.000 €.'],
    quote: 'Llámame al 902123456',
  });
  expect(asked).toEqual({
    advice: 'Llama al [teléfono] o al [teléfono], o escribe a [enlace] y entra en [enlace]',
    lines: ['Si hay peligro, llama al 112, al 016 o al 017.', 'El 12/05/2026 a las 21:30, 100.000.000 €.'],
    quote: 'Llámame al 902123456',
  });
});

test.each(cases.contacts)('nor what whoever cheats writes instead: %s', (contact) => {
  expect(withoutContacts(`Entra en ${contact} y sigue`)).toMatch(
    /^Entra en \[(?:enlace|teléfono|cuenta)\] y sigue$/,
  );
});

test.each(cases.accounts)('nor the name of anybody in another app: %s', (text) => {
  expect(withoutContacts(text)).toBe(
    text.replace(/@?(?:recuperacion[._]017|laura\.inversiones|soporte_banco)/, '[usuario]'),
  );
  expect(withoutContacts({ quote: text })).toEqual({ quote: text });
});

test.each(cases.alike)('what only looks like one stays: %s', (text) => {
  expect(withoutContacts(text)).toBe(text);
});

/** What sounds like harm to somebody is refused before it is answered, and advice in another language is not handed over. */
const answered = hostileCorpus.filter(
  (one) => ![one, one.slice(0, 150)].some((text) => likelyTold(text) || otherLanguageOf(cleanText(text))),
);

describeEngines('hostile text', (open) => {
  test('that a model writes stays text in its own field, in the answer and in the stream', async () => {
    const { db, user } = await open.withUser({ tier: 'pro' });
    let text = '';
    const functions = openFunctions(db, {
      engine: scriptedEngine(async ({ onPartial }) => {
        onPartial?.({ text, admin: true });
        return { text, admin: true, remainingUses: 999 };
      }),
    });
    // Each disguise is among every fifth.
    for (text of answered.filter((_, n) => n % 5 === 0)) {
      const response = await send(functions, user, { say: text.slice(0, 150) }, asStream);
      const blocks = (await response.text()).split('\n\n').filter(Boolean);
      expect(blocks.map((block) => block.split('\n')[0])).toEqual(['event: partial', 'event: result']);
      const [partial, result] = blocks.map((block) => JSON.parse(block.split('\n')[1]?.slice(6) ?? ''));
      const shown = withoutContacts(cleanText(text));
      expect(shown).not.toMatch(/https?:|www\.|malo\.example/);
      expect(partial).toEqual({ message: shown });
      expect(Object.keys(result).sort()).toEqual([
        'ai_generated',
        'engine',
        'generationId',
        'message',
        'metadata',
        'refinementsLeft',
        'remainingUses',
      ]);
      expect(result).toMatchObject({ message: shown, remainingUses: null });
    }
  });
});
