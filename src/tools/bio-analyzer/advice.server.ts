import { joinAnd, withPreposition } from '../../language/write/grammar.ts';
import type { DesiredStyle } from './contract.ts';
import type { Findings } from './findings.server.ts';

export interface BioFacts {
  bio: string;
  length: number;
  limit: number;
  app: string | undefined;
  /** As we name them: «la gata Luna», «Japón». */
  hooks: string[];
  /** Likes that most profiles have. */
  common: string[];
  /** The most telling words of the bio, letter by letter. */
  best: string | undefined;
  asks: boolean;
  findings: Findings;
  desiredStyle: DesiredStyle | undefined;
}

const most = 5;

/** The most useful first. In infinitive: it suits everybody, however they are addressed. */
export function adviceFor(facts: BioFacts): string[] {
  const { findings } = facts;
  const advice = [
    ...findings.redFlags.slice(0, 2).map(({ fix }) => fix),
    lengthAdvice(facts),
    detailAdvice(facts),
    ...findings.cliches.slice(0, 2).map(({ fix }) => fix),
    facts.asks ? undefined : questionAdvice(facts),
    facts.desiredStyle && styleAdvice[facts.desiredStyle],
    shortcutAdvice(facts.bio),
  ].filter((line) => line !== undefined);
  return [...new Set(advice)].slice(0, most);
}

function lengthAdvice({ length, limit, app }: BioFacts): string | undefined {
  if (length > limit)
    return `Recortar: son ${length} caracteres y ${app ? `en ${app} caben` : 'suelen caber'} unos ${limit}. Lo primero que sobra es lo que ya dicen las fotos.`;
  if (length < 40)
    return 'Añadir una o dos frases: con tan poco texto, lo más fácil es pasar a la siguiente.';
  if (length > 450) return 'Dejarla en la mitad: tres frases buenas se leen enteras; un párrafo largo, no.';
  return undefined;
}

function detailAdvice({ hooks, common }: BioFacts): string {
  const [hook] = hooks;
  const [taste] = common;
  if (hook && hooks.length > 2)
    return `Elegir uno o dos temas entre ${joinAnd(hooks.slice(0, 4))} y contar una escena: se recuerda más que la lista entera.`;
  if (hook)
    return `Tirar del hilo ${withPreposition('de', hook)}: una frase con lo último que pasó, dónde o con quién, y ya hay conversación.`;
  if (taste)
    return `Concretar «${taste.replace(/^(el|la|los|las) /, '')}»: cuál fue el último, el mejor o el que se recomendaría a ojos cerrados.`;
  return 'Incluir un dato que nadie más pueda copiar: una manía confesable, un plan de domingo, lo último que dio risa.';
}

function questionAdvice({ hooks }: BioFacts): string {
  const [hook] = hooks;
  return hook
    ? `Cerrar con una pregunta fácil que tenga que ver con ${hook}: así quien lea ya tiene el primer mensaje medio escrito.`
    : 'Cerrar con una pregunta fácil: así quien lea ya tiene el primer mensaje medio escrito.';
}

const styleAdvice: Record<DesiredStyle, string> = {
  divertido:
    'Para sonar con más humor, una exageración pequeña sobre un defecto confesable funciona mejor que decir que se es gracioso.',
  sexy: 'Para un tono más sugerente, menos es más: una frase segura y un plan que apetezca dicen más que cualquier alusión.',
  confiable:
    'Para transmitir confianza, contar algo que se cuida o se mantiene en el tiempo: una costumbre, un oficio, una promesa cumplida.',
  misterioso:
    'Para dejar intriga, contar media historia y parar a tiempo: un dato sorprendente sin explicación invita a preguntar.',
  interesante: 'Para despertar interés, una opinión propia y discutible vale más que tres aficiones.',
};

function shortcutAdvice(bio: string): string | undefined {
  const shortcut = /(?<!\p{L})(xq|pq|tb|tmb|bn|q|k|dnd|kien|salu2)(?!\p{L})/iu.exec(bio)?.[0];
  return shortcut
    ? `Escribir entero «${shortcut}»: en un chat pasa, pero en una bio da sensación de prisa.`
    : undefined;
}
