import { fold } from '../../language/write/fold.ts';
import { joinAnd, withPreposition } from '../../language/write/grammar.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import type { Findings } from './findings.server.ts';
import written from './styles.json' with { type: 'json' };

export interface BioFacts {
  bio: string;
  length: number;
  limit: number;
  app: string | undefined;
  /** As we name them: «los gatos», «la cerámica». */
  hooks: string[];
  /** A line and a question that were written for the first thing they name. */
  sample: { line?: string | undefined; ask?: string | undefined };
  /** What they tell of their life, in their words: «Tengo dos hijos». */
  told: string | undefined;
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
export function adviceFor(facts: BioFacts): string[] {
  const { findings } = facts;
  const advice = [
    ...findings.redFlags.slice(0, 2).map(({ fix }) => fix),
    facts.isDelicate ? delicate : undefined,
    lengthAdvice(facts),
    detailAdvice(facts),
    styleAdvice(facts.desiredStyle),
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

const like = (line: string | undefined, of?: string) =>
  line
    ? ` Por ejemplo${of ? `, ${withPreposition('de', of)}` : ''}: «${line.replace(/\.$/, '').replaceAll('«', '“').replaceAll('»', '”')}».`
    : '';

function detailAdvice({ hooks, common, isDelicate, sample, findings, best }: BioFacts): string | undefined {
  const [hook] = hooks;
  const [taste] = common;
  if (best && hooks.length > 1)
    return `Dejar «${best}» tal cual: es lo que se recuerda. Lo demás, a su servicio.`;
  if (hook && hooks.length > 2)
    return `Elegir uno o dos temas entre ${joinAnd(hooks.slice(0, 4))} y contar una escena: se recuerda más que la lista entera.${like(sample.line, hook)}`;
  if (hook)
    return `Tirar del hilo ${withPreposition('de', hook)} con lo último que pasó, dónde o con quién.${like(sample.line)}`;
  if (taste)
    return `Concretar ${taste}: cuál fue el último, el mejor o el que se recomendaría a ojos cerrados.${like(sample.line)}`;
  if (isDelicate)
    return 'Añadir, solo si apetece, algo pequeño que guste ahora: un paseo, un plato, una canción. Da por dónde empezar sin quitarle peso a lo demás.';
  if (findings.redFlags.length > 1 || findings.cliches.some(({ gap }) => gap)) return undefined;
  return 'Incluir un dato que nadie más pueda copiar: una manía confesable, un plan de domingo, lo último que dio risa.';
}

const questionAdvice = ({ sample }: BioFacts) =>
  `Cerrar con una pregunta fácil: así quien lea ya tiene el primer mensaje medio escrito.${like(sample.ask)}`;

/** At most three words with a letter too few or too many; one accent is no advice. */
function spellingAdvice(bio: string): string | undefined {
  const [typed, right] = [bio, spelled(bio)].map((text) => text.match(/\p{L}+/gu) ?? []);
  if (!typed || typed.length !== right?.length) return undefined;
  const slips = typed.flatMap((word, at) =>
    fold(word) === fold(right[at] ?? '') ? [] : [`«${right[at]}» en lugar de «${word}»`],
  );
  return slips.length > 0 ? `Repasar la ortografía: ${joinAnd([...new Set(slips)].slice(0, 3))}.` : undefined;
}

const styles: readonly [RegExp, string][] = written.map(({ words, advice }) => [new RegExp(words), advice]);

const lessGrave = /\b(?:menos|no tan) (?:seri[oa]|formal|sos[oa]|aburrid[oa]|triste|grave|seca?o?)\b/;

/** For a wish that we know nothing about, an honest word instead of a guess. */
function styleAdvice(wish: string | undefined): string | undefined {
  if (!wish) return undefined;
  // Less of one tone is advised as the tone that takes its place.
  const wanted = fold(wish).replace(lessGrave, 'divertido');
  const known = styles.find(([words]) => words.test(wanted))?.[1];
  if (known) return known;
  const named = unsafeToQuote(wish) ? 'El tono que se pide' : `Un tono «${wish}»`;
  return `${named} no está entre los que sabemos aconsejar. Una manera de acercarse: leerla en voz alta y cambiar la frase que menos suene así.`;
}

function shortcutAdvice(bio: string): string | undefined {
  const shortcut = /(?<!\p{L})(xq|pq|tb|tmb|bn|q|k|dnd|kien|salu2)(?!\p{L})/iu.exec(bio)?.[0];
  return shortcut
    ? `Escribir entero «${shortcut}»: en un chat pasa, pero en una bio da sensación de prisa.`
    : undefined;
}
