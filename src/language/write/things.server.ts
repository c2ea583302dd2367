import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';
import { uncapitalise } from './grammar.ts';
import { readTopics, type Topic } from './topics.server.ts';

/** Where the word is not the name of its topic. */
const articles = new Map(
  Object.entries(readData<{ articles: Record<string, string> }>('things.json').articles),
);

const isDoing = (name: string): boolean => /^\p{Ll}*[aeií]r(?:me)?(?: |$)/u.test(name);

const dear =
  /(?<!\p{L})(?:hij[oa]s?|niñ[oa]s?|niet[oa]s?|sobrin[oa]s?|abuel[oa]s?|madre|padre|mam[aá]|pap[aá]|herman[oa]s?|familia|mujer(?:es)?|hombres?|chic[oa]s?|t[ií][oa]s?|dios|misa|iglesia|biblia|fe|virgen|cristo)(?!\p{L})/iu;
/** Nobody is asked to choose between a child, or their faith, and the beach. */
const isForPlay = (name: string): boolean => !dear.test(name) && !/ [yeo] |[(:,]/u.test(name);

/** As it stands after «me gusta»: «el pádel», «el senderismo suave», «leer». Undefined where that is not sure. */
function thingNamed(said: string, topic?: Topic): string | undefined {
  if (/\d|(?<!\p{L})(?:persona|gente)(?!\p{L})/u.test(said)) return undefined;
  if (
    / (?:s[ií]|no)$|^(?:el|los) (?:finde|fin|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a|dem[aá]s|resto)/iu.test(
      said,
    )
  )
    return undefined;
  if (/^\p{L}+(?: (?:muy|re|s[uú]per))? (?:mal[oa]?|fatal|regular|p[eé]sim[oa])$/iu.test(said))
    return undefined;
  if (/^(?:el|la|los|las) |^mis? \p{L}+(?: (?:el )?\p{Lu}\p{L}+| del? .*)?$/u.test(uncapitalise(said)))
    return uncapitalise(said);
  const [, article, noun = ''] = /^(el|la|los|las) (\p{L}+)/u.exec(topic?.name ?? '') ?? [];
  const [first = '', ...more] = said.split(' ');
  const known = articles.get(fold(first));
  if (known && (more.length === 0 || known.includes(' '))) return [known, ...more].join(' ');
  if (
    more.length === 0 &&
    noun.length > 3 &&
    fold(noun).replace(/e?s$/u, '') === fold(first) &&
    !topic?.name.includes(' y ')
  )
    return topic?.name;
  if (!article || fold(first) !== fold(noun)) return isDoing(said) ? said : undefined;
  return [article, uncapitalise(noun), ...more].join(' ');
}

const liking =
  /^(?:a mí )?me (?:gust|encant|flip|mol|apasion|chifl)an?(?: mucho)? |^amante de (?=el|la|los|las)/iu;

/** «La música el campo la playa», by who sets no comma. */
const between =
  /, (?:y |e )?| [ye] | (?<!(?:^| )(?:al?|de|en|con|por|para|sobre|entre|ver|leer|tod[oa]s?|que|y) )(?=(?:el|las?|los) (?!lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin|mañanas?|tardes?|noches?))/u;
const longest = 8;
/** «Me gusta viajar, la música y el cine», «café, jazz y libros»: all that is named in it, or nothing. */
export function thingsIn(clause: string): string[] {
  const parts = clause
    .replace(/^(amante de)l /iu, '$1 el ')
    .replace(liking, '')
    .replace(/[.!…]+$/u, '')
    .split(between);
  const names = parts.map((part) => {
    const said = uncapitalise(part.trim());
    return said.split(' ').length > longest ? undefined : thingNamed(said, readTopics(said).topics[0]?.topic);
  });
  const sure = names.filter((name) => name !== undefined);
  return sure.length === parts.length && sure.every(isForPlay) ? sure : [];
}
