import type { Targets, Tried } from './attack.ts';

const inside: [RegExp, string][] = [
  [/\n\s+at .+[:)]/, 'a stack'],
  [/\\n\s+at /, 'a stack'],
  [/file:\/\/\//, 'a path'],
  [/node_modules/, 'a path'],
  [/\.server\.ts/, 'a path'],
  [/\/(home|root|tmp|var|usr|work)\/[\w-]+\//, 'a path'],
  [/\b(sk|rk)_(test|live)_|whsec_/, 'a key of Stripe'],
  [/\b(select|insert into|update|delete from) .+ (from|values|set|where) /i, 'a query'],
  [/\b(PGlite|drizzle|ECONNREFUSED|ENOENT|SyntaxError|TypeError|RangeError|ZodError)\b/, 'an inner name'],
  [/x-powered-by/i, 'a header that names the software'],
  [/contenido-secreto/, 'a file outside the site'],
];

export function leaksIn({ texts }: Tried, { victim, secret, open }: Targets): string[] {
  const found = new Set<string>();
  const theirs: [string, string][] = [
    [victim.email, 'the victim’s e-mail'],
    [victim.id, 'the victim’s id'],
    [secret, 'the victim’s text'],
    [victim.cookie.split('=')[1] ?? secret, 'the victim’s session'],
    [open.folder, 'a path'],
  ];
  for (const text of texts) {
    for (const [shape, what] of inside)
      if (shape.test(text)) found.add(`leaks ${what}: ${around(text, shape)}`);
    for (const [words, what] of theirs) if (text.includes(words)) found.add(`leaks ${what}`);
  }
  return [...found];
}

function around(text: string, shape: RegExp): string {
  const at = text.search(shape);
  return JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
}
