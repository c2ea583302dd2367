import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import data from './own-words.json' with { type: 'json' };
import { clause, people } from './sentence.server.ts';

/** What everybody says is not told of oneself. */
const chatter =
  / (?:y )?claro,? (?:que )?(?:tod[oa]s?|la gente|nadie|luego|entonces)(?!\p{L})[^.,;\n]*?(?= (?:y )?(?:yo )?(?:ya )?no s[eé] |[.,;\n]|$)/giu;
/** Where one thing ends and the next begins in a breath without a comma: «soy chilena vivo en Madrid y tengo libre los jueves». */
const nextThing =
  /(?:(?<=[\p{L}\d]) ?, (?:, ?)*|(?<=\p{L}{2})(?<!(?<!\p{L})(?:no|que|q|si|yo|ya|y|o|ni|cuando|porque|pero|donde|como|lo|la|los|las|me|te|se|le|también|siempre|nunca|solo|casi|aunque|quien|aún|todavía|luego|ahora|hoy|entonces|veces|\p{L}+mente)) )(?:(?:y|eh),? )*(?=(?:yo )?(?:ya )?(?:no )?(?:soy|vivo|tengo|hago|estoy|me (?:llamo|separ[eé]|divorci[eé]|cas[eé]|qued[eé]|mud[eé]|jubil[eé]|levanto|dedico|flipa|mola|da|va)|cuido|trabajo (?:en|de|como)|curro|me gustan?|me encantan?|me diagnosticaron|me cuesta|prefiero|s[eé] (?:\p{L}+[aei]r|si)|extraño|busco|estudio|llevo|toco|bailo|cocino|juego a|monto)(?!\p{L}))/giu;
const shortNote = 80;
export const isVoiceNote = (text: string): boolean =>
  text.length > shortNote && (text.match(/[.,;:!?\n]/gu) ?? []).length < text.length / 90;
export const inOneBreath = (text: string, isSpoken: boolean): string =>
  text
    .replace(chatter, '')
    .replace(/[^.;:!?()\n]{40,}/gu, (breath) => (isSpoken ? breath.replace(nextThing, '. ') : breath))
    .replace(/ (?=,)/gu, '');

/** Between two things that are named stands none of these. */
const joins = new Set(data.joins);
/** A verb is told of somebody; «soy» may stand before things in a row. */
const isTold = (words: readonly string[]) =>
  words.some((_, at) => clause.test(words.slice(at).join(' ')) && !(at === 0 && words[0] === 'soy'));

/** «Profe valencia plantas terraza no fumo», by somebody who sets no comma: where each thing that is known begins and ends. */
export function itemised(told: string): string {
  const words = told.trim().split(/\s+/u);
  if (words.length < fewestOfARow || inOneThing.test(fold(told)) || isTold(words.map(fold))) return told;
  const text = words.join(' ');
  const edges = new Set(
    readTopics(text)
      .topics.filter(({ said }) => said)
      .flatMap(({ start, end }) => (describes.test(text.slice(end + 1)) ? [start] : [start, end + 1])),
  );
  let at = 0;
  const folded = words.map(fold);
  const isKnown = (word = '') => towns.has(word) || foldedJobs.has(word) || /^(?:no|sin|cero)$/u.test(word);
  const parted = words.map((word, n) => {
    const isEdge =
      n > 0 &&
      (edges.has(at) ||
        isKnown(folded[n]) ||
        few.test(word) ||
        /^[1-9]\d$/u.test(word) ||
        /^[1-9]\d$/u.test(words[n - 1] ?? ''));
    at += word.length + 1;
    const isJoined = (joins.has(folded[n] ?? '') && !few.test(word)) || joins.has(folded[n - 1] ?? '');
    return isEdge && !isJoined ? `, ${word}` : n > 0 ? ` ${word}` : word;
  });
  const parts = parted.join('').split(', ');
  const named = folded.filter((word) => !joins.has(word)).length;
  // «Bailes de salón los jueves» is one thing.
  const isRow = parts.length > (words.length === fewestOfARow ? 2 : named / 3);
  return isRow ? parts.join(', ') : told;
}
/** «Repostería creativa», «reguetón viejo». */
const describes =
  /^(?:manque|\p{L}+(?:iv|os|ic|[ai]d|[eai]n)[oa]s?|(?:viej|nuev|antigu|negr|caser)[oa]s?|\p{L}+al(?:es)?)(?!\p{L})/iu;
const fewestOfARow = 3;
const few = /^(?:dos|tres|cuatro|cinco|seis|[2-6])$/u;
const inOneThing = /\b(?:que|antes|cuando|porque|yo|el|ella|nosotr[oa]s) /u;

/** What begins another fact where nothing was set between them: «separado hace 2 meses 44 años 3 hijos custodia compartida». */
const nextFact =
  /(?<=[\p{L}\d])(?<!(?<!\p{L})(?:de|con|sin|hace|desde|a|los|las|tengo|tiene|cumplo|cumpl[ií]|y|e|o|mis|sus|casi|unos|tus|para|por|soy|estoy|como|muy|que|q|en|al|entre|cada|un|una|mi|no|ya|él|ella|yo|me|le|se|te|nos|lo|la|hasta|llevo|son|he sido|madre|padre|m[aá]m[aáií]|p[aá]p[aáií]|hombre|mujer|se[ñn]ora?|chic[oa]|persona|abuel[oa]|pero|porque|aunque|si|cuando|donde|mientras|también|siempre|solo|qued[eé]|fui|estuve|sigo)) (?=[1-9]\d (?:años|tacos|primaveras)(?!\p{L})|(?:[1-6]|un|una|dos|tres|cuatro) (?:hij|niñ|nen)[oa]s?(?!\p{L})|(?:separad|divorciad|viud|solter|jubilad|prejubilad)[oa](?!\p{L})|(?:vivo|tengo|trabajo|busco|hago|escucho|toco|juego|leo|bailo|cocino|pinto|estudio|extraño|amo|adoro|odio) |(?:me gustan?|me encantan?|turnos? (?:de|rotativos?)) )/giu;
export const factsApart = (told: string): string =>
  told.replace(/[^.,;:()!?¿\n]{24,}/gu, (stretch) =>
    /\d/u.test(stretch) ? stretch.replace(nextFact, ', ') : stretch,
  );

/** «Tengo 41 años soy de Badajoz trabajo en…», by who sets commas elsewhere. */
export const inStretches = (stretch: string): string =>
  stretch.replace(
    /(?<=[\p{L}\d]) (?=(?:soy|vivo|tengo|trabajo (?:en|de|como)|estudio|busco|me gustan?|me levanto|voy al?)(?!\p{L}))/giu,
    (space, at: number) => {
      const before = fold(stretch.slice(0, at).trim());
      const isTold = clause.test(before) || people.has(before.split(' ')[0] ?? '');
      return isTold && !leadsOn.test(before) ? '. ' : space;
    },
  );
const leadsOn =
  /\b(?:(?:que|cuando|si|donde|hasta|ni|los|las|este|esta|otra|otro|otras|otros|resto)(?: \S+)?|le|les|nos|os|se|te|y|e|o|pero|porque|no|ya|yo|ahora|hoy|tambien|luego|siempre|nunca|solo|aunque|como|en|de|me|lo|la|decir|poner)$/u;
