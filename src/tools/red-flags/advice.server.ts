import { actOf, inShort } from '../../language/read/acts.server.ts';
import { dataIn } from '../../language/read/data.server.ts';
import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import { sayingsIn } from '../../language/write/sayings.server.ts';

interface Calm {
  tone: string;
  advice: string;
}

const words = dataIn(new URL('./', import.meta.url))<{
  /** Of each act of `acts.json`: why it matters. */
  why: Readonly<Record<string, string>>;
  /** What to make of words that are no warning sign, by what they say (`sayings.json`). `{dicho}` stands for them. */
  calm: readonly (Calm & { sayings: readonly string[] })[];
}>('words.json');

export const whyOf = (finding: Finding): string => words.why[actOf(finding).id] ?? '';

/** What helps against the gravest act that was found, and in short against the next one. */
export function adviceOn(leads: readonly Finding[], level: Level): string {
  const [first, second] = new Set(leads.map(actOf));
  const also = second && level === 'alto' ? inShort(second) : '';
  return [first?.advice, also].filter(Boolean).join(' ');
}

const longest = 90;

export function calmFor(text: string): Calm | null {
  for (const { id, quote } of sayingsIn(text)) {
    const found = words.calm.find(({ sayings }) => sayings.includes(id));
    const said = quote.length > longest ? `${quote.slice(0, longest - 2).trimEnd()}…` : quote;
    if (found) return { tone: found.tone.replace('{dicho}', said), advice: found.advice };
  }
  return null;
}

export const calm = {
  boundary: {
    tone: 'Es un mensaje claro: pone un límite o dice que no, y lo hace con palabras propias.',
    advice: 'Poner límites es sano, y lo mejor que se puede hacer con un límite es respetarlo.',
  },
  plain: {
    tone: 'El tono parece corriente: no hemos reconocido tensión en estas palabras.',
    advice: 'Si algo te ha hecho dudar, hazle caso y pregúntalo con naturalidad: cómo responda dice mucho.',
  },
  short: {
    tone: 'Es muy poco texto para hablar de tono.',
    advice:
      'Con tan pocas palabras no se ve nada. Pega más mensajes, y fíjate en si respeta tus tiempos y tus «no».',
  },
  minor:
    'Hay algún detalle al que puedes prestar atención, pero por sí solo no dice gran cosa. Si se repite o te incomoda, coméntalo.',
} as const;
