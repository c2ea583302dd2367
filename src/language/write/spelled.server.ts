import { replacing } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { towns } from './facts-of-life.server.ts';
import { fold } from './fold.ts';
import { capitalise } from './grammar.ts';
import { rewriting } from './rewriting.ts';
import { secondPerson } from './second-person.ts';
import { orderForm, pastOrFuture, verbForm } from './verb-accents.server.ts';
import { usesVos } from './voseo.ts';
import { writing } from './writing.server.ts';

const { accents, heard, byEar, slips, endings, alsoWords } = readData<{
  accents: string[];
  /** Words that nothing else sounds like, as no other word is written so. */
  heard: string[];
  /** How they are written by ear: «bamos», «ablar», «grasias», «kosa». */
  byEar: readonly (readonly [right: string, heard: string])[];
  slips: Record<string, string>;
  /** Endings that have one accent whatever stands before them: «parecistes», but «tristes», «chistes»; «diciendome». */
  endings: readonly (readonly [ending: string, by: string])[];
  /** Given names that mean something else as well. */
  alsoWords: string[];
}>('spelling.json');
const hearing = byEar.map(([from, to]) => [new RegExp(from, 'g'), to] as const);
export const misheard = heard
  .flatMap((row) => row.split(' '))
  .flatMap((word) =>
    hearing.flatMap(([from, to]) =>
      [...fold(word).matchAll(from)].map(({ 0: letters, index }): [string, string] => [
        fold(word).slice(0, index) + to + fold(word).slice(index + letters.length),
        word,
      ]),
    ),
  );
const right = new Map([
  ...misheard,
  ...accents.map((word): [string, string] => [fold(word), word]),
  ...Object.entries(slips),
]);

const withEndings = replacing(endings, 'u');
/** «Soñe» and «sone»: a ñ that was typed has to be there as well. */
function onlyForm(word: string): string | undefined {
  const plain = fold(word);
  const form = right.get(plain) ?? verbForm(plain);
  return plain === word || form?.toLowerCase().replace(/[áéíóú]/gu, fold) === word ? form : undefined;
}

/** Names that are words as well stay as they were typed. */
const given = new Map(
  readData<string[]>('given-names.json')
    .filter((name) => !alsoWords.includes(name))
    .map((name) => [fold(name), name]),
);
function wordSpelled(word: string, isVos: boolean): string {
  const lower = word.toLowerCase();
  // Who wrote one accent knows where they go.
  if (/[áéíóú]/u.test(lower)) return word;
  const found = onlyForm(lower) ?? (isVos ? undefined : orderForm(lower)) ?? withEndings(lower);
  if (found === lower) return word;
  if (word === lower) return found;
  return word.length > 1 && word === word.toUpperCase() ? found.toUpperCase() : capitalise(found);
}

const placed = (said: string): string => {
  const town = towns.get(fold(said));
  const [one, other] = said.split(' ').map((word) => towns.get(fold(word)));
  return town ?? (one && other && said.split(' ').length === 2 ? `${one}, ${other}` : said);
};

/** Where a place is said, and where it ends. */
const afterPlaceWord =
  /(?<=\b(?:en|desde|de|por|hacia|(?:voy|vamos|vuelvo|regreso|mudo|marcho|vivir) a) )(?!vivir )\p{L}+(?: (?!(?:en|desde) )\p{L}+){0,2}?(?= *(?:[,;.:)!?]|$| (?:y|en|pero|con|desde|calle|hace|me|te|que|para|creo|(?:viud|solter|casad|divorciad|separad)\p{L}+)(?!\p{L})))/giu;

const withAccents = rewriting(writing.accents, writing.words);

const clauseEnd = /[^\p{L}\d\s]|\n/u;
/** Of a text without commas as much is looked at as one clause may have. */
const longestClause = 200;

/** «Me quede dormida», «que andas haciendo, vos»: by the words around. */
function byTheWordsAround(text: string, isVos: boolean): string {
  return text.replace(/(?<![\p{L}\d@#.-])\p{Ll}{3,}(?![\p{L}\d@])/gu, (word, at: number) => {
    if (/(?<!\p{L})sé $/u.test(text.slice(Math.max(0, at - 4), at))) return word;
    const vos = isVos ? secondPerson.get(word) : undefined;
    if (vos?.isVerb && vos.vos !== word && fold(vos.vos) === word) return vos.vos;
    const clause = () =>
      fold(
        text
          .slice(Math.max(0, at - longestClause), at)
          .split(clauseEnd)
          .at(-1) ?? '',
      );
    const form = pastOrFuture(fold(word), clause);
    return form?.replace(/[áéíóú]/gu, fold) === word ? form : word;
  });
}

/** The person's words with the accents, capitals and letters that were left out in a hurry. What may mean two things stays. */
export function spelled(text: string): string {
  const isVos = usesVos(text);
  const words = text.replace(/(?<![\p{L}\d@#/&'’"“«._-])\p{L}+(?![\p{L}\d@&'’_]|[./-]\p{L})/gu, (word) =>
    wordSpelled(word, isVos),
  );
  return byTheWordsAround(withAccents(words), isVos)
    .replace(afterPlaceWord, placed)
    .replace(/(?<=(?:^|[,;.:(]) ?)\p{L}+(?: \p{L}+){0,2}(?= *(?:[,;.:)!]|$))/giu, placed)
    .replace(
      /(?<![\p{L}\d@#._-])\p{Ll}{3,12}(?![\p{L}\d@_]|[.-]\p{L})/gu,
      (name) => given.get(fold(name)) ?? name,
    );
}

const joins =
  /(?:^|[\s,(])(?:qu[eé]|y|e|o|u|ni|no|pero|si|cuando|donde|porque|yo|ya|aunque|como|quien|tambi[eé]n|solo|siempre|nunca|aqu[ií]|a veces|todav[ií]a|tampoco|se|me|te|lo|la|le|los|las|casi|a m[ií]|h?ola|neta|adem[aá]s|ahora|hoy|así que|pues|che|en|en (?:verano|invierno|otoño|primavera)|i|(?:una|medio|media|cada|otr[oa]s?) (?:mes|semanas?|d[ií]as?|mitad|temporada)|(?:los )?(?:findes?|fin(?:es)? de semana)|(?:los|el|cada) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?: (?:que|cuando) [^.,]{1,30})?)$/iu;

/** Sentences that were written without a stop: «soy camionero tengo 3 perros busco…». */
export const withStops = (text: string, stop = '. '): string =>
  text.replace(
    /(?<=[\p{L}\d)]) (?=(?:me (?:gustan?|encantan?|flipan?|gustaría)|no (?:quiero|busco|tengo|fumo|bebo|me gustan?)|tengo|busco|vivo|soy|estoy|(?:trabajo|laburo|curro) (?:de|en|como|con)|quiero|paso|salgo|me dicen|me llaman|mis hij[oa]s (?:ya )?(?:son|est[aá]n|viven)|un[oa] (?:vive|est[aá]) en|lo que (?:quiero|busco) es|ando (?:mucho|cada|todos|\p{L}+ kil\p{L}*)|trabajo \d|abstener\p{L}*|abs[tg]\p{L}*nganse|ah y|cocino|escucho|viajo)(?!\p{L}))/giu,
    (space, at: number) => {
      return joins.test(text.slice(Math.max(0, at - 48), at)) ? space : stop;
    },
  );
