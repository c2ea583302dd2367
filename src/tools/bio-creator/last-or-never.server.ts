import { fold } from '../../language/write/fold.ts';
import { uncapitalise } from '../../language/write/grammar.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import data from './own-words.json' with { type: 'json' };
import { stemsOf } from './said-to-us.server.ts';
import { any, clause, harmless, ofBody, ofTheBio, people, type Sentence } from './sentence.server.ts';

export const notFirst = any(data.notFirst);
const lighter = any(data.lighter);
const secrets = Object.entries(data.secrets).map(
  ([asked, hides]) => [new RegExp(asked, 'u'), hides] as const,
);

/** «…o que me digas si mejor no» */
export const asksUs =
  /\b(?:digas|digais|dices|aconsej\w+|recomiend\w+|no se) (?:si|que) (?:es )?(?:mejor|poner|contar|decir|mencionar|lo pongo)|^(?:lo )?pongo\b/u;
/** What they do not want to be read first stands last: «no quiero que lo de ciega sea lo primero», «que no suene a confesión». */
export function laterOn(sentences: Sentence[], wishes: readonly string[]): Sentence[] {
  const asked = wishes
    .map(fold)
    .filter((wish) => notFirst.test(wish) || lighter.test(wish) || asksUs.test(wish));
  const stems = new Set(asked.flatMap(stemsOf));
  const isNamed = (part: string) => stemsOf(part).some((stem) => stems.has(stem));
  /** «Que no sea lo primero» names nothing: it is said of what weighs most. */
  const isOfGrave =
    asked.some((wish) => notFirst.test(wish)) &&
    !sentences.some(({ isLast, parts }) => isLast || parts.some(isNamed));
  const isLate = (part: string) =>
    !ofOther.test(part) &&
    (isNamed(part) ||
      ((isOfGrave || asked.some((wish) => lighter.test(wish))) &&
        readTopics(part).attributes.some(({ id }) => !harmless.has(id))));
  return [
    ...sentences.flatMap((one) => {
      const parts = one.isLast ? one.parts : one.parts.filter((part) => !isLate(part));
      return parts.length > 0 ? [{ ...one, parts }] : [];
    }),
    ...sentences
      .filter(({ isLast }) => !isLast)
      .flatMap(({ parts }) => parts.filter(isLate))
      .map((part): Sentence => ({ parts: [part], kind: 'clause', opening: '', isLast: true })),
  ];
}

/** «Cuido a mi madre, tiene alzheimer.» */
const ofOther = /^(?:tiene|est[aá]|es|son|vive)(?!\p{L})/iu;

export const isGrave = (part: string): boolean =>
  readTopics(part).attributes.some(({ id, denied }) => !denied && grave.has(id));

/** What stands last is told as a whole: «soy autista», «mido 1,60». */
export function wholly(part: string): string {
  const [first = ''] = fold(part).split(' ');
  const said = /^\p{Lu}{2}/u.test(part) ? part : uncapitalise(part);
  if (clause.test(fold(part))) return said;
  if (/^1[.,']?[4-9]\d/u.test(part)) return `mido ${part}`;
  if (/^en silla/u.test(said)) return `voy ${said}`;
  return people.has(first) || ofBody.test(part)
    ? `soy ${said.replace(/ (1[.,']?[4-9]\d)$/u, ' ($1)')}`
    : part;
}

const grave: ReadonlySet<string> = new Set([
  'illness',
  'disability',
  'wheels',
  'separated',
  'divorced',
  'widowed',
  'body',
]);

/** «No quiero parecer un padre plasta» hides no child. */
const ofTone = /\b(?:pare(?:cer|zca)|sonar|suene|quedar|quede|resultar?)\b/;
/** What they ask us to keep to ourselves. */
export function withoutSecrets(sentences: Sentence[], wishes: readonly string[]): Sentence[] {
  const asked = wishes
    .map(fold)
    .filter(
      (wish) =>
        /\b(?:no|sin|nada|ni)\b/u.test(wish) &&
        !notFirst.test(wish) &&
        !ofTone.test(wish) &&
        !asksUs.test(wish) &&
        !ofTheBio.test(wish),
    );
  const hidden = secrets.filter(([what]) => asked.some((wish) => what.test(wish))).map(([, hides]) => hides);
  const isHidden = (part: string) =>
    hidden.some((hides) =>
      hides === '{job}'
        ? fold(part)
            .split(' ', 3)
            .some((word) => foldedJobs.has(word))
        : hides === '{illness}'
          ? readTopics(part).attributes.some(({ id }) => id === 'illness')
          : new RegExp(hides, 'u').test(fold(part)),
    );
  return sentences
    .map((one) => ({ ...one, parts: one.parts.filter((part) => !isHidden(part)) }))
    .filter(({ parts }) => parts.length > 0);
}
