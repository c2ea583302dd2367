import data from '../data/in-america.json' with { type: 'json' };
import { replacing } from '../read/compile.ts';
import { likeIts } from './second-person.ts';
import { toUstedes } from './ustedes.ts';

/** Of a participle what I, you, they did; we and they in the plural; and stems that are others for them: «sentí», «sintió». */
const irregular = new Map(
  Object.entries(data.irregular).map(([participle, past]) => [participle, past.split(' ')]),
);
const changing = new Map(Object.entries(data.changing));

function ofStem(stem: string, theirs: string): readonly string[] {
  return [`${stem}í`, `${stem}iste`, `${theirs}ió`, `${stem}imos`, `${theirs}ieron`];
}

function pastOf(participle: string): readonly string[] | undefined {
  const known = irregular.get(participle);
  if (known) return known;
  const [, stem = '', vowel] = /^(\p{L}+)([aií])do$/u.exec(participle) ?? [];
  if (vowel === 'a') {
    const mine = stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');
    return [`${mine}é`, `${stem}aste`, `${stem}ó`, `${stem}amos`, `${stem}aron`];
  }
  // «Leído», «caído», «construido».
  if (vowel && (vowel === 'í' || /[^gq]u$/u.test(stem))) {
    const i = vowel === 'í' ? 'í' : 'i';
    return [`${stem}í`, `${stem}${i}ste`, `${stem}yó`, `${stem}${i}mos`, `${stem}yeron`];
  }
  return vowel ? ofStem(stem, changing.get(participle) ?? stem) : undefined;
}

const persons = ['he', 'has', 'ha', 'hemos', 'han'];
const perfect =
  /(?<!\p{L})(he|has|ha|hemos|han) (\p{L}*(?:[aií]do|isto|icho|echo|uesto|uelto|rito|erto|roto))(?!\p{L})/giu;

/** «Apetecer» is said in Spain alone. */
const others = replacing(data.others, 'gu');

export function inAmerica(text: string): string {
  const past = toUstedes(text).replace(perfect, (said, have: string, participle: string) => {
    const form = pastOf(participle.toLowerCase())?.[persons.indexOf(have.toLowerCase())];
    return form ? likeIts(have, form) : said;
  });
  return others(past);
}
