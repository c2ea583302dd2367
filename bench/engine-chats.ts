import said from './engine-chats.json' with { type: 'json' };

const { hers, mine, grave } = said;

export const characters = 10_000;

const line = (lines: readonly string[], at: number) => lines[(at * 5 + (at >> 3)) % lines.length] ?? '';
const fill = (next: (at: number) => string) => {
  let text = '';
  for (let at = 0; text.length < characters; at += 1) text += next(at);
  return text.slice(0, characters);
};

/** Invented chats of exactly 10,000 characters, in the shapes in which people paste them. */
export const chats = {
  'WhatsApp export': fill((at) => {
    const speaker = at % 2 ? 'Yo' : 'Ana María';
    const hour = `${10 + (at % 12)}:${String((at * 7) % 60).padStart(2, '0')}`;
    return `[${1 + ((at >> 4) % 28)}/3/24, ${hour}:00] ${speaker}: ${line(at % 2 ? mine : hers, at)}\n`;
  }),
  'bare lines': fill((at) => `${line(at % 3 ? hers : mine, at)}\n`),
  'one paragraph': fill((at) => `${line(hers, at)}. `),
  'no punctuation': fill(
    (at) =>
      `${line(hers, at)
        .replace(/[.,?!…]/g, '')
        .toLowerCase()} `,
  ),
  'all of it grave': fill((at) => `Leo: ${line(grave, at)}\n`),
} as const;
