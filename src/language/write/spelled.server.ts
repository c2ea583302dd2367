import { replacing } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { towns } from './facts-of-life.server.ts';
import { fold } from './fold.ts';
import { capitalise } from './grammar.ts';
import { rewriting } from './rewriting.ts';
import { secondPerson } from './second-person.ts';
import { usesUsted } from './usted.ts';
import { orderForm, pastOrFuture, verbForm } from './verb-accents.server.ts';
import { usesVos } from './voseo.ts';
import { writing } from './writing.server.ts';

const { accents, slips, endings, alsoWords } = readData<{
  accents: string[];
  slips: Record<string, string>;
  /** Endings that have one accent whatever stands before them: «parecistes», but «tristes», «chistes». */
  endings: readonly (readonly [ending: string, by: string])[];
  /** Given names that mean something else as well. */
  alsoWords: string[];
}>('spelling.json');
const right = new Map([
  ...accents.map((word): [string, string] => [fold(word), word]),
  ...Object.entries(slips),
]);

const withEndings = replacing(endings, 'u');
/** «Kiero», «kosa»: but not what is written so. */
const hurriedK =
  /^k(?!ilo|iwi|iosk|ebab|ayak|arao|arat|oala|imono|etchup|itsch|efir|end|eni|inder|imchi|ombuch|oreo|osher|it$|iki|inki|ung|ink|ind|ey|iss|rav|ick|izomb|art)(?=[aeiou][a-zñáéíóú]{2})/u;

const meantElsewhere = new Set([
  'lima',
  'granada',
  'ronda',
  'cuenca',
  'rosario',
  'chile',
  'la palma',
  'petra',
  'leon',
]);
const adjective =
  /^(?:[jh][ae]){2,}|(?:[ai]d[oa]|(?:negr|blanc|viej|gord|loc|manc|cieg|tuert|coj|sord|cariños|adoptiv|mestiz|callejer|enan|feít|fe)[oa]|grande|enorme|naranja|siamés|salchicha|pers[ao]|europe[oa]|común|labrador|galg[oa]|podenc[oa]|guía|mayor|mía|mío|manda|ronca|ladra|ma[uú]lla|duerme|muerde|decide|opina|babea)$/u;

function derived(word: string): string | undefined {
  const adverb = /^(.{3,}[ae])mente$/u.exec(word)?.[1];
  if (adverb)
    return `${right.get(adverb) ?? right.get(adverb.replace(/a$/u, 'o'))?.replace(/o$/u, 'a') ?? adverb}mente`;
  const single = /^.{3,}[aeiou]s$/u.test(word) ? right.get(word.slice(0, -1)) : undefined;
  if (single && fold(single) === word.slice(0, -1)) return `${single}s`;
  return undefined;
}

/** «Soñe» and «sone»: a ñ that was typed has to be there as well. */
function onlyForm(word: string): string | undefined {
  const plain = fold(word);
  const form = right.get(plain) ?? verbForm(plain) ?? derived(plain);
  return plain === word || form?.replace(/[áéíóú]/gu, fold) === word ? form : undefined;
}

/** Names that are words as well stay as they were typed. */
const given = new Map(
  readData<string[]>('given-names.json')
    .filter((name) => !meantElsewhere.has(fold(name)) && !alsoWords.includes(name))
    .map((name) => [fold(name), name]),
);
/** «Mi gata kira», «dos perras: nala y kira»: no slip of a hurried hand. */
const namesAre =
  /(?:llam\p{L}+|(?:perr|gat|hij|sobrin|niet)\p{L}{1,4}|mascotas?|loro|conej[oa]|soy)(?: (?:y|se|llamad[oa]))?[ :,]+(?:\p{L}+(?:,| y) )?$/iu;
const isName = (word: string) => writing.words.name?.includes(word) ?? false;
const unhurried = (word: string) => word.replace(/^[kq](?=[ei])/iu, 'qu').replace(/^k/iu, 'c');

function wordSpelled(word: string, isVos: boolean, before = ''): string {
  const lower = word.toLowerCase();
  // Who wrote one accent knows where they go.
  if (/[áéíóú]/u.test(lower)) return word;
  const found = onlyForm(lower) ?? (isVos ? undefined : orderForm(lower)) ?? withEndings(withPronouns(lower));
  const isNamed = namesAre.test(before) || (/^\p{Lu}/u.test(word) && /\p{L},? $/u.test(before));
  if (found === lower && hurriedK.test(lower) && !isName(lower) && !isNamed)
    return wordSpelled(unhurried(word), isVos);
  if (found === lower) return word;
  if (word === lower) return found;
  return word.length > 1 && word === word.toUpperCase() ? found.toUpperCase() : capitalise(found);
}

/** «Soy de rosario» is no beads. */
const origin =
  /(?<=(?<!\p{L})(?:(?:soy|somos)(?: (?:viud|solter|divorciad|separad|jubilad|natural|vecin)\p{L}*)? de|(?:vivo|vivimos|estudio|trabajo) en) )\p{L}+(?: (?!y )\p{L}+)?(?= *(?:[,;.:)!]|$| y (?:me|tengo|trabajo|vivo|busco|soy)(?!\p{L})))/giu;

const placed = (said: string): string => {
  if (meantElsewhere.has(fold(said))) return said;
  const town = towns.get(fold(said));
  const [one, other] = said.split(' ').map((word) => towns.get(fold(word)));
  return town ?? (one && other && said.split(' ').length === 2 ? `${one}, ${other}` : said);
};

/** «En», «del», and where a place ends. */
const placeAfter = (lead: string) =>
  new RegExp(
    String.raw`(?<=\b(?:${lead}) )\p{L}+(?: (?!(?:en|desde) )\p{L}+){0,2}?(?= *(?:[,;.:)!?]|$| (?:y|en|pero|con|desde|calle|hace|me|te|que|para|creo)(?!\p{L})))`,
    'giu',
  );
const [afterPlaceWord, afterArticle] = ['en|desde|de|por|hacia', 'del|al|(?:en|por|hacia) (?:el|la)'].map(
  placeAfter,
) as [RegExp, RegExp];

const withAccents = rewriting(writing.accents, writing.words);

const withPronouns = (word: string) =>
  word
    .replace(/(?<=\p{L}{2})([ae])(?=ndo(?:(?:me|te|se|nos)l[oa]s?|me|te|se|nos|l[eoa]s?)$)/u, (vowel) =>
      vowel === 'a' ? 'á' : 'é',
    )
    .replace(
      /(?<=\p{L})([aei])(?=r(?:me|te|se|nos)l[oa]s?$)/u,
      (vowel) => ({ a: 'á', e: 'é' })[vowel] ?? 'í',
    );

const clauseEnd = /[^\p{L}\d\s]|\n/u;
/** Of a text without commas as much is looked at as one clause may have. */
const longestClause = 200;

/** «Me quede dormida», «que andas haciendo, vos»: by the words around. */
function byTheWordsAround(text: string, isVos: boolean): string {
  return text.replace(/(?<![\p{L}\d@#.-])\p{Ll}{3,}(?![\p{L}\d@])/gu, (word, at: number) => {
    const vos = isVos ? secondPerson.get(word) : undefined;
    if (vos?.isVerb && vos.vos !== word && fold(vos.vos) === word) return vos.vos;
    const clause = () => {
      const before =
        text
          .slice(Math.max(0, at - longestClause), at)
          .split(clauseEnd)
          .at(-1) ?? '';
      const after = text.slice(at + word.length, at + word.length + longestClause).split(clauseEnd)[0] ?? '';
      return [fold(before), fold(after)] as const;
    };
    const form = pastOrFuture(fold(word), clause);
    return form?.replace(/[áéíóú]/gu, fold) === word ? form : word;
  });
}

/** The person's words with the accents, capitals and letters that were left out in a hurry. What may mean two things stays. */
export function spelled(text: string): string {
  const isVos = usesVos(text);
  const words = text
    .replace(/^ola(?!\p{L})/iu, 'Hola')
    .replace(/(?<=(?<!\p{L})(?:mis|tus) )papas(?! (?:fritas|bravas|rellenas|con))/giu, 'papás')
    .replace(
      /(?<![\p{L}\d@#/&'’._-])\p{L}+(?![\p{L}\d@&'’_]|[./-]\p{L})/gu,
      (word, at: number, whole: string) => wordSpelled(word, isVos, whole.slice(Math.max(0, at - 40), at)),
    );
  return withAccents(usesUsted(text) ? words : byTheWordsAround(words, isVos))
    .replace(origin, (said) => towns.get(fold(said)) ?? said)
    .replace(afterPlaceWord, placed)
    .replace(afterArticle, placed)
    .replace(/(?<=(?:^|[,;.:(]) ?)\p{L}+(?: \p{L}+){0,2}(?= *(?:[,;.:)!]|$))/giu, placed)
    .replace(
      /(?<=\b(?:perr|gat)(?:it)?[oa] |\bmichi |\bse llaman? |\bse llaman \p{L}{3,10} y |\b(?:perr|gat)(?:it)?[oa]s: |\b(?:perr|gat)(?:it)?[oa]s: \p{L}{3,10} y )\p{Ll}{3,10}(?= *(?:[,;.)!]|$| y(?!\p{L})))/gu,
      (name) => (adjective.test(name) || right.has(fold(name)) ? name : capitalise(name)),
    )
    .replace(
      /(?<![\p{L}\d@#._-])\p{Ll}{3,12}(?![\p{L}\d@_]|[.-]\p{L})/gu,
      (name) => given.get(fold(name)) ?? name,
    );
}

const joins =
  /(?:^|[\s,(])(?:qu[eé]|y|e|o|u|ni|no|pero|si|cuando|donde|porque|yo|ya|aunque|como|quien|tambi[eé]n|solo|siempre|nunca|aqu[ií]|a veces|todav[ií]a|tampoco|se|me|te|lo|la|le|los|las|casi|a m[ií]|h?ola|neta|adem[aá]s|ahora|hoy|así que|pues|che|en|i)$/iu;

/** «En campaña no tengo vida», «los lunes soy camarera»: when it is so. */
const setting =
  /(?:^|[.,;:!?\n] ?)(?:en|de|por|los|las|entre|desde|hasta|cada|durante|mientras)(?: \p{L}+){1,3}$|(?<!\p{L})y (?:el|la|los|las) (?:otr[oa]s?|resto|demás)(?: \p{L}+){0,3}$/iu;

/** Sentences that were written without a stop: «soy camionero tengo 3 perros busco…». */
export const withStops = (text: string, stop = '. '): string =>
  text.replace(
    /(?<=[\p{L}\d)]) (?=(?:me (?:gustan?|encantan?|flipan?|gustaría)|no (?:quiero|busco|tengo|fumo|bebo|me gustan?)|tengo|busco|vivo|soy|estoy|(?:trabajo|laburo|curro) (?:de|en|como|con)|quiero|paso|salgo|me dicen|me llaman|mis hij[oa]s (?:ya )?(?:son|est[aá]n|viven)|un[oa] (?:vive|est[aá]) en|lo que (?:quiero|busco) es|ando (?:mucho|cada|todos|\p{L}+ kil\p{L}*)|trabajo \d|abstener\p{L}*|abs[tg]\p{L}*nganse|ah y|cocino|escucho|viajo)(?!\p{L}))/giu,
    (space, at: number) => {
      const before = text.slice(Math.max(0, at - 40), at);
      return joins.test(before.slice(-16)) || setting.test(before) ? space : stop;
    },
  );
