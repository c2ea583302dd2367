import { likeIts } from './second-person.ts';
import { toUstedes } from './ustedes.ts';

/** Of a participle: what I, you, they did; we and they in the plural. */
type Past = readonly string[];

const strong = (stem: string): Past => ['e', 'iste', 'o', 'imos', 'ieron'].map((ending) => stem + ending);
const went: Past = ['fui', 'fuiste', 'fue', 'fuimos', 'fueron'];

const irregular: Readonly<Record<string, Past>> = {
  ...{ sido: went, ido: went, dado: ['di', 'diste', 'dio', 'dimos', 'dieron'] },
  visto: ['vi', 'viste', 'vio', 'vimos', 'vieron'],
  hecho: ['hice', 'hiciste', 'hizo', 'hicimos', 'hicieron'],
  reído: ['reí', 'reíste', 'rio', 'reímos', 'rieron'],
  sonreído: ['sonreí', 'sonreíste', 'sonrió', 'sonreímos', 'sonrieron'],
  dicho: ['dije', 'dijiste', 'dijo', 'dijimos', 'dijeron'],
  traído: ['traje', 'trajiste', 'trajo', 'trajimos', 'trajeron'],
  ...Object.fromEntries(
    Object.entries({
      ...{ estado: 'estuv', tenido: 'tuv', podido: 'pud', puesto: 'pus', propuesto: 'propus' },
      ...{ querido: 'quis', sabido: 'sup', venido: 'vin' },
    }).map(([participle, stem]) => [participle, strong(stem)]),
  ),
  ...Object.fromEntries(
    ['escrito escrib', 'abierto abr', 'roto romp', 'vuelto volv', 'devuelto devolv', 'descubierto descubr']
      .map((pair) => pair.split(' ') as [string, string])
      .map(([participle, stem]) => [participle, ofStem(stem, stem)]),
  ),
};

/** Of these somebody else does not do the same as I: «sentí», «sintió». */
const changing = new Map(
  'sentido sint; pedido pid; dormido durm; preferido prefir; servido sirv; divertido divirt; elegido elig; repetido repit; seguido sigu; conseguido consigu; convertido convirt; despedido despid'
    .split('; ')
    .map((pair) => pair.split(' ') as [string, string]),
);

function ofStem(stem: string, theirs: string): Past {
  return [`${stem}í`, `${stem}iste`, `${theirs}ió`, `${stem}imos`, `${theirs}ieron`];
}

function pastOf(participle: string): Past | undefined {
  const known = irregular[participle];
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
const others: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})te apetezca(?!\p{L})/gu, 'quieras'],
  [/(?<=(?<!\p{L})si (?:no )?)te apetece(?!\p{L})/giu, 'quieres'],
  [/(?<!\p{L})apetec(?:e|ería)(?!\p{L})/gu, 'gustaría'],
  [/(?<!\p{L})me apetecía (?=\p{L}+r(?:te|le)?(?!\p{L}))/gu, 'quería '],
  [/(?<!\p{L})me apeteció (?=\p{L}+r(?:te|le)?(?!\p{L}))/gu, 'quise '],
];

export function inAmerica(text: string): string {
  const past = toUstedes(text).replace(perfect, (said, have: string, participle: string) => {
    const form = pastOf(participle.toLowerCase())?.[persons.indexOf(have.toLowerCase())];
    return form ? likeIts(have, form) : said;
  });
  return others.reduce((line, [pattern, by]) => line.replace(pattern, by), past);
}
