import type { Family } from '../families.ts';
import { wordsOf } from '../terms.ts';
import { wordClassesIn } from './word-classes.ts';

/** What a class of words says for a family: nothing is called by a family that none of its words speaks for. */
interface Reason {
  says: string;
  families: readonly Family[];
  /** It names a thing or a hurry, which is no deed by itself. */
  bare?: true;
}

export const reasons: Record<string, Reason> = {
  kill: { says: 'habla de matar o de morir', families: ['violencia', 'autolesion'] },
  hit: { says: 'habla de golpes', families: ['violencia'] },
  weapon: { says: 'nombra un arma', families: ['violencia'] },
  burn: { says: 'habla de quemar', families: ['violencia'] },
  destroy: { says: 'habla de destrozar', families: ['violencia', 'manipulacion'] },
  wound: { says: 'habla de heridas', families: ['violencia'] },
  body: { says: 'nombra el cuerpo', families: ['violencia', 'presion_sexual'], bare: true },
  consequence: { says: 'avisa de consecuencias', families: ['violencia', 'manipulacion', 'sextorsion'] },
  stalk: { says: 'habla de seguir o vigilar', families: ['violencia', 'control'] },
  home: { says: 'nombra una casa', families: ['violencia', 'control'], bare: true },
  phone: { says: 'habla del móvil o de las redes', families: ['control', 'sextorsion'], bare: true },
  password: { says: 'habla de claves', families: ['control', 'fraude'] },
  watchPhone: { says: 'habla de revisar el móvil', families: ['control'] },
  forbid: { says: 'prohíbe o da permiso', families: ['control'] },
  clothes: {
    says: 'opina de la ropa',
    families: ['control', 'presion_sexual', 'falta_de_respeto'],
    bare: true,
  },
  friends: { says: 'nombra a tu gente', families: ['control', 'sextorsion', 'manipulacion'], bare: true },
  others: { says: 'habla de otras personas', families: ['control', 'manipulacion'], bare: true },
  jealous: { says: 'habla de celos o de engaños', families: ['control', 'manipulacion'] },
  possess: { says: 'habla de pertenencia', families: ['control', 'violencia'] },
  leave: { says: 'habla de dejar la relación', families: ['manipulacion', 'control'] },
  children: {
    says: 'habla de menores o de un embarazo',
    families: ['violencia', 'manipulacion'],
    bare: true,
  },
  pet: { says: 'nombra a un animal', families: ['violencia', 'manipulacion'], bare: true },
  photo: {
    says: 'habla de fotos o vídeos',
    families: ['sextorsion', 'presion_sexual', 'control', 'menor'],
    bare: true,
  },
  spread: { says: 'habla de publicar o enviar', families: ['sextorsion'] },
  money: { says: 'habla de dinero', families: ['fraude', 'sextorsion', 'manipulacion'], bare: true },
  askMoney: { says: 'pide ayuda', families: ['fraude'] },
  scamStory: { says: 'cuenta una historia como las de las estafas', families: ['fraude'] },
  urgency: {
    says: 'mete prisa',
    families: ['fraude', 'sextorsion', 'manipulacion', 'control', 'presion_sexual'],
    bare: true,
  },
  secret: { says: 'pide secreto', families: ['manipulacion', 'presion_sexual', 'fraude', 'menor'] },
  sex: { says: 'habla de sexo', families: ['presion_sexual', 'sextorsion', 'menor'] },
  nonConsent: { says: 'pasa por encima de un no', families: ['presion_sexual', 'control'] },
  insult: { says: 'insulta', families: ['falta_de_respeto', 'violencia', 'manipulacion'] },
  slut: { says: 'usa un insulto sexista', families: ['falta_de_respeto', 'control', 'violencia'] },
  slur: { says: 'usa un insulto discriminatorio', families: ['falta_de_respeto', 'violencia'] },
  guilt: { says: 'echa la culpa', families: ['manipulacion', 'violencia'] },
  gaslight: { says: 'niega lo que pasó', families: ['manipulacion'] },
  evasive: { says: 'esquiva las preguntas', families: ['fraude', 'manipulacion', 'menor'], bare: true },
  pressure: { says: 'insiste', families: ['presion_sexual', 'manipulacion', 'control'] },
  selfHarm: { says: 'habla de hacerse daño', families: ['autolesion', 'manipulacion'] },
  minor: { says: 'usa palabras de instituto', families: ['menor'] },
  yourPeople: { says: 'nombra a los tuyos', families: ['violencia', 'sextorsion', 'control'], bare: true },
  deadline: { says: 'pone un plazo', families: ['violencia', 'sextorsion', 'fraude', 'manipulacion'] },
  darkPlace: { says: 'nombra un sitio sin salida', families: ['violencia'] },
  emergency: { says: 'habla de urgencias o de la policía', families: ['violencia', 'control'], bare: true },
  alone: { says: 'recuerda que alguien está a solas', families: ['violencia', 'control'], bare: true },
  entered: { says: 'habla de entrar en una casa', families: ['violencia', 'control'] },
  watched: { says: 'cuenta lo que ha visto de ti', families: ['violencia', 'control'] },
  tampered: { says: 'habla de daños en lo tuyo', families: ['violencia'] },
  force: { says: 'habla de usar la fuerza', families: ['violencia', 'presion_sexual'] },
  fearful: { says: 'habla de tener miedo o de esconderse', families: ['violencia', 'control'] },
  lockup: { says: 'habla de encerrar o de no dejar entrar', families: ['control', 'violencia'] },
  deprive: { says: 'habla de quitar algo que hace falta', families: ['control', 'violencia'] },
  papers: { says: 'nombra papeles', families: ['control', 'violencia', 'fraude'], bare: true },
  askLeave: { says: 'habla de pedir permiso', families: ['control'] },
  tracker: { says: 'habla de localizar o de leer mensajes', families: ['control', 'violencia'] },
  ownMoney: { says: 'habla de quién maneja el dinero', families: ['control'] },
  drug: { says: 'habla de bebida o de pastillas', families: ['presion_sexual', 'autolesion'], bare: true },
  unaware: { says: 'habla de dormir o de no recordar', families: ['presion_sexual'] },
  bargain: { says: 'habla de pagar con favores', families: ['presion_sexual', 'sextorsion'] },
  noCondom: { says: 'habla de protección', families: ['presion_sexual'] },
  stripped: {
    says: 'habla de quitarse ropa o de tocar',
    families: ['presion_sexual', 'sextorsion', 'menor'],
  },
  givesAway: { says: 'se despide o reparte lo suyo', families: ['autolesion'] },
  deathPlace: {
    says: 'nombra con qué o dónde hacerse daño',
    families: ['autolesion', 'violencia'],
    bare: true,
  },
  hopeless: { says: 'habla de no poder más', families: ['autolesion', 'manipulacion'] },
  pretext: { says: 'nombra un trámite o un pago previo', families: ['fraude'] },
  payWays: { says: 'pide o nombra una forma de pago', families: ['fraude', 'sextorsion'] },
  trouble: { says: 'cuenta un apuro', families: ['fraude'], bare: true },
  repay: { says: 'promete devolverlo', families: ['fraude'] },
  invests: { says: 'habla de invertir o de ganar', families: ['fraude'] },
  codes: { says: 'pide o nombra un código', families: ['fraude', 'control'] },
  hasMaterial: { says: 'dice que guarda imágenes', families: ['sextorsion', 'control'] },
  exposed: { says: 'habla de que otros se enteren', families: ['sextorsion', 'manipulacion'] },
  silenceForSale: { says: 'pone precio a callar', families: ['sextorsion'], bare: true },
  schoolAge: { says: 'usa palabras de la edad del colegio', families: ['menor'] },
  grownUp: { says: 'habla de la diferencia de edad', families: ['menor'], bare: true },
  coldShoulder: { says: 'castiga con silencio', families: ['manipulacion', 'control'] },
  comparison: { says: 'compara', families: ['manipulacion', 'presion_sexual', 'falta_de_respeto'] },
  worth: { says: 'rebaja lo que vale alguien', families: ['manipulacion', 'falta_de_respeto'] },
  blame: { says: 'echa la culpa', families: ['manipulacion', 'violencia', 'control'] },
  tests: { says: 'pide una prueba de cariño', families: ['manipulacion', 'presion_sexual', 'control'] },
  isolates: { says: 'aparta de la gente', families: ['control', 'manipulacion'] },
  belittles: { says: 'rebaja', families: ['falta_de_respeto', 'manipulacion'] },
};

const soundsLike: Record<Family, string> = {
  falta_de_respeto: 'suena a desprecio',
  manipulacion: 'suena a presionar con culpa o con prisas',
  presion_sexual: 'suena a presionar hacia lo sexual',
  control: 'suena a querer decidir o vigilar',
  violencia: 'suena a amenaza',
  fraude: 'suena a estafa',
  sextorsion: 'suena a chantaje',
  menor: 'puede que escriba alguien menor de edad, compruébalo antes de seguir',
  autolesion: 'puede que lo esté pasando muy mal',
};

export interface Support extends Reason {
  words: string;
}

const mostReasons = 3;

/** «Habla de golpes («hostia») y nombra un arma («navaja»): suena a amenaza.» */
export function explanationOf(family: Family, supports: readonly Support[]): string {
  const parts = supports
    .filter(({ families }) => families.includes(family))
    .slice(0, mostReasons)
    .map(({ says, words }) => `${says} («${words}»)`);
  const last = parts.pop();
  const said = parts.length > 0 ? `${parts.join(', ')} y ${last}` : (last ?? 'lo que dice');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}: ${soundsLike[family]}.`;
}

/** Words of one kind are a likeness. A deed says what is done where words of another kind stand beside it, or the weights are sure. */
export const isSaid = (kinds: readonly { bare?: true }[], sure: boolean): boolean =>
  kinds.some(({ bare }) => !bare) && (sure || kinds.length > 1);

export const kindsIn = (plain: string) =>
  [...new Set(wordClassesIn(wordsOf(plain)).map(({ name }) => name))].flatMap((name) => reasons[name] ?? []);
