import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import data from './own-words.json' with { type: 'json' };
import { clause, people } from './sentence.server.ts';

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
  /^(?:manque|\p{L}+(?:iv|os|ic|[ai]d|[eai]n)[oa]s?|(?:viej|nuev|antigu|negr|caser|pequeñ)[oa]s?|grandes?|\p{L}+al(?:es)?)(?!\p{L})/iu;
const fewestOfARow = 3;
const few = /^(?:dos|tres|cuatro|cinco|seis|[2-6])$/u;
const inOneThing = /\b(?:que|antes|cuando|porque|yo|el|ella|nosotr[oa]s) /u;

const longStretch = 140;
/** «…hay casi siempre y toco el bajo en un grupo», in one breath. */
const andAlso =
  / y (?=(?:no sé,? )?(?:soy|vivo|tengo|toco|busco|trabajo|estudio|me gusta\p{L}*)(?!\p{L}))/giu;

/** «Tengo 41 años soy de Badajoz trabajo en…», by who sets commas elsewhere. */
export const inStretches = (stretch: string): string =>
  (stretch.length > longStretch ? stretch.replace(andAlso, '. ') : stretch).replace(
    /(?<=[\p{L}\d]) (?=(?:(?:yo )?(?:ya )?(?:no )?(?:soy|vivo|tengo|estoy|acabo)|trabajo (?:en|de|como|\d+)|estudio|busco|me (?:gustan?|encantan?|levanto|separ[eé]|divorci[eé]|qued[eé]|llamo|da|cuesta)|voy al?|hago|toco|cocino|cuido|bailo|canto|huelo|escucho|salgo|juego|corro|duermo|extraño|[1-9]\d años)(?!\p{L}))/giu,
    (space, at: number) => {
      const before = fold(stretch.slice(0, at).trim());
      const isTold = clause.test(before) || people.has(before.split(' ')[0] ?? '');
      return isTold && !leadsOn.test(before) ? '. ' : space;
    },
  );
const leadsOn =
  /\b(?:(?:los|el|cada) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dias?|findes?) (?:que|cuando) [^,.]{1,40}|(?:que|cuando|si|donde|hasta|ni|los|las|este|esta|otra|otro|otras|otros|resto)(?: (?!\d)\S+)?|le|les|nos|os|se|te|el|un|una|al|del|mi|tu|su|por|muy|mas|y|e|o|pero|porque|no|ya|yo|ahora|hoy|tambien|luego|siempre|nunca|solo|aunque|como|en|de|me|lo|la|decir|poner|con|hace|desde|tengo|cumplo|hasta|de los|(?:una|medio|media|cada) (?:mes|semana|dia|mitad|temporada)|(?:los )?fin(?:es|des)? de semana|(?:los )?(?:findes?)|entre semana|(?<!turnos? )(?:por|de) (?:la |las )?(?:mananas?|tardes?|noches?))$/u;
