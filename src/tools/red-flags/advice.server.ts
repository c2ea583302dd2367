import { actOf, inShort } from '../../language/read/acts.server.ts';
import { dataIn } from '../../language/read/data.server.ts';
import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';

interface Calm {
  tone: string;
  advice: string;
}

const words = dataIn(new URL('./', import.meta.url))<{
  /** Of each act of `acts.json`: why it matters. */
  why: Readonly<Record<string, string>>;
  /** Acts that are one thing together: what is said of that, in place of the first. */
  together: readonly (Calm & { acts: readonly string[]; with: readonly string[] })[];
  /** What to make of words that are no warning sign, by what they say (`sayings.json`). `{dicho}` stands for them. */
  calm: readonly (Calm & { sayings: readonly string[] })[];
  /** What else is done in the same message, unless one of these acts says it already. */
  beside: readonly (Calm & { sayings: readonly string[]; unless: readonly string[] })[];
}>('words.json');

const whyOf = (finding: Finding): string => words.why[actOf(finding).id] ?? '';

const longest = 90;

function said({ tone, advice }: Calm, quote: string): Calm {
  const shown = quote.length > longest ? `${quote.slice(0, longest - 2).trimEnd()}…` : quote;
  return { tone: tone.replace('{dicho}', shown), advice };
}

const mostBeside = 2;

/** Why the gravest act matters and what helps against it; then what else stands in the message. */
export function graveWords(leads: readonly Finding[], level: Level, text: string): Calm {
  const found = [...new Set(leads.map(actOf))];
  const [first, second] = found;
  const whole = words.together.find(
    (one) =>
      level === 'alto' &&
      first &&
      [...one.acts, ...one.with].includes(first.id) &&
      [one.acts, one.with].every((ids) => found.some(({ id }) => ids.includes(id))),
  );
  if (whole) return whole;
  const beside = sayingsOf(text)
    .flatMap(({ id, quote }) => {
      const one = words.beside.find(({ sayings }) => sayings.includes(id));
      return one && !found.some((act) => one.unless.includes(act.id)) ? [said(one, quote)] : [];
    })
    .slice(0, mostBeside);
  // «Di que lo piensas» is no advice beside «no contestes».
  const isSilent = /no contestes|no respondas/i.test(first?.advice ?? '');
  const also = second && level === 'alto' ? inShort(second) : '';
  return {
    tone: [leads[0] && whyOf(leads[0]), ...beside.map(({ tone }) => tone)].filter(Boolean).join(' '),
    advice: [first?.advice, isSilent && also.includes('«') ? '' : also, ...beside.map(({ advice }) => advice)]
      .filter(Boolean)
      .join(' '),
  };
}

export function calmFor(text: string): Calm | null {
  for (const { id, quote } of sayingsOf(text)) {
    const found = words.calm.find(({ sayings }) => sayings.includes(id));
    if (found) return said(found, quote);
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
  told: 'Ninguna frase lo dice del todo y, aun así, por cómo lo cuentas suena a algo que no está bien.',
  /** Of what was done to somebody, and we could not read. */
  untold: {
    tone: 'Cuentas algo que te han hecho, y nuestras reglas no lo han sabido leer: que no lo señalemos no quiere decir que esté bien.',
    advice:
      'Si te hizo daño, te dio miedo o no querías, cuenta. En el 016 escuchan gratis y a cualquier hora; si hay peligro, llama al 112. Y si nos lo cuentas con otras palabras, lo leemos de nuevo.',
  },
  notTold: 'Lo que no nos cuentas: quien lo vive sabe más de esto que quien lo lee.',
  notUnderstood:
    'Si hemos entendido bien lo que cuentas: si va de otra cosa, dínoslo con otras palabras y lo leemos de nuevo.',
  minor:
    'Hay algún detalle al que puedes prestar atención, pero por sí solo no dice gran cosa. Si se repite o te incomoda, coméntalo.',
} as const;
