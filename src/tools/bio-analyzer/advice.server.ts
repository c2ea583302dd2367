import { fold } from '../../language/write/fold.ts';
import { joinAnd, withPreposition } from '../../language/write/grammar.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import type { Findings } from './findings.server.ts';
import patterns from './patterns.json' with { type: 'json' };
import written from './styles.json' with { type: 'json' };

export interface BioFacts {
  bio: string;
  length: number;
  limit: number;
  app: string | undefined;
  /** As we name them: «los gatos», «la cerámica». */
  hooks: string[];
  /** The clause of the first of them, where it is short and plain enough to go on. */
  begun: string | undefined;
  /** The first of them is their work. */
  isTrade: boolean;
  /** A question that was written for the first thing they name, or for anybody. */
  ask: string;
  /** What they tell of their life, in their words: «Tengo dos hijos». */
  told: string | undefined;
  /** The first of them that is told with something of their own: «croquetas para un regimiento». */
  detailed: string | undefined;
  /** Likes that most profiles have. */
  common: string[];
  /** The most telling words of the bio, letter by letter. */
  best: string | undefined;
  asks: boolean;
  findings: Findings;
  /** Bad news or an illness is told. */
  isDelicate: boolean;
  desiredStyle: string | undefined;
}

const most = 5;
const delicate =
  'Lo más delicado se puede contar aquí o guardar para quien se lo gane: las dos cosas están bien, y en el ejemplo se queda con sus palabras.';

/** The most useful first. In infinitive: it suits everybody, however they are addressed. */
export function adviceFor(facts: BioFacts, dice: Dice): string[] {
  const { findings } = facts;
  const advice = [
    ...findings.redFlags.slice(0, 2).map(({ fix }) => fix),
    facts.isDelicate ? delicate : undefined,
    lengthAdvice(facts),
    detailAdvice(facts, dice),
    styleAdvice(facts.desiredStyle, dice),
    ...findings.cliches.slice(0, 2).map(({ fix }) => fix),
    spellingAdvice(facts.bio),
    facts.asks ? undefined : questionAdvice(facts),
    facts.told && `Conservar «${facts.told}»: dicho así, sin adornos, quien escriba ya sabe con quién habla.`,
    shortcutAdvice(facts.bio),
  ].filter((line) => line !== undefined);
  const kinds = new Map(advice.toReversed().map((line) => [line.replace(/«[^»]*»/gu, ''), line]));
  return advice.filter((line) => kinds.get(line.replace(/«[^»]*»/gu, '')) === line).slice(0, most);
}

function lengthAdvice({ length, limit, app }: BioFacts): string | undefined {
  if (length > limit)
    return `Recortar: son ${length} caracteres y ${app ? `en ${app} caben` : 'suelen caber'} unos ${limit}. Lo primero que sobra es lo que ya dicen las fotos.`;
  if (length < 40)
    return 'Añadir una o dos frases: con tan poco texto, lo más fácil es pasar a la siguiente.';
  if (length > 450) return 'Dejarla en la mitad: tres frases buenas se leen enteras; un párrafo largo, no.';
  return undefined;
}

const quotedIn = (line: string) => line.replace(/\.$/, '').replaceAll('«', '“').replaceAll('»', '”');
/** Their own clause, with a gap that only they can fill. */
const goingOn = (begun: string | undefined) =>
  begun ? ` Por ejemplo: «${quotedIn(begun)}: la última vez, [dónde y con quién]».` : '';

function detailAdvice(facts: BioFacts, dice: Dice): string | undefined {
  const { hooks, common, isDelicate, begun, findings, best } = facts;
  const [hook] = hooks;
  const [taste] = common;
  if (best) return `Dejar «${spelled(best)}» tal cual: es lo que se recuerda. Lo demás, a su servicio.`;
  if (hook && facts.isTrade)
    return `Contar ${hook} por dentro: un momento que nadie imagina dice más que el cargo. Por ejemplo: «Lo que nadie sabe de mi trabajo: [una escena]».`;
  if (hook && hooks.length > 2)
    return `Elegir uno o dos temas entre ${joinAnd(hooks.slice(0, 4))} y contar una escena: se recuerda más que la lista entera.${goingOn(begun)}`;
  if (hook)
    return `Tirar del hilo ${withPreposition('de', hook)}: cuál, dónde o con quién lo haría solo suyo.${goingOn(begun)}`;
  if (taste) return `Concretar ${taste}: la última vez, dónde y con quién.${goingOn(begun)}`;
  if (isDelicate)
    return 'Añadir, solo si apetece, algo pequeño que guste ahora: un paseo, un plato, una canción. Da por dónde empezar sin quitarle peso a lo demás.';
  if (findings.redFlags.length > 1 || findings.cliches.some(({ gap }) => gap)) return undefined;
  return `Incluir un dato que nadie más pueda copiar. Por ejemplo: «${dice.pick(patterns.details)}».`;
}

const questionAdvice = ({ ask }: BioFacts) =>
  `Cerrar con una pregunta fácil: así quien lea ya tiene el primer mensaje medio escrito. Por ejemplo: «${quotedIn(ask)}».`;

const shortcut = /(?<!\p{L})(?:xq|pq|tb|tmb|bn|q|k|dnd|kien|salu2)(?!\p{L})/iu;

/** At most three words with a letter too few or too many; one accent is no advice. */
function spellingAdvice(bio: string): string | undefined {
  const [typed, right] = [bio, spelled(bio)].map((text) => text.match(/\p{L}+/gu) ?? []);
  if (!typed || typed.length !== right?.length) return undefined;
  const slips = typed.flatMap((word, at) =>
    fold(word) === fold(right[at] ?? '') || shortcut.test(word) || word.length < 4
      ? []
      : [`«${right[at]}» en lugar de «${word}»`],
  );
  return slips.length > 0 ? `Repasar la ortografía: ${joinAnd([...new Set(slips)].slice(0, 3))}.` : undefined;
}

const styles: readonly [RegExp, string[]][] = written.map(({ words, advice }) => [new RegExp(words), advice]);

const lessGrave = /\b(?:menos|no tan) (?:seri[oa]|formal|sos[oa]|aburrid[oa]|triste|grave|seca?o?)\b/;

/** For a wish that we know nothing about, an honest word instead of a guess. */
function styleAdvice(wish: string | undefined, dice: Dice): string | undefined {
  if (!wish) return undefined;
  // Less of one tone is advised as the tone that takes its place.
  const wanted = fold(wish).replace(lessGrave, 'divertido');
  const known = styles.find(([words]) => words.test(wanted))?.[1];
  if (known) return dice.pick(known);
  const named = unsafeToQuote(wish) ? 'El tono que se pide' : `Un tono «${wish}»`;
  return `${named} no está entre los que sabemos aconsejar. Una manera de acercarse: leerla en voz alta y cambiar la frase que menos suene así.`;
}

function shortcutAdvice(bio: string): string | undefined {
  const short = shortcut.exec(bio)?.[0];
  return short
    ? `Escribir entero «${short}»: en un chat pasa, pero en una bio da sensación de prisa.`
    : undefined;
}
