import shortForms from '../../language/data/short-forms.json' with { type: 'json' };
import { parseChat } from '../../language/read/chat.ts';
import { compile, compileTest, type Rows } from '../../language/read/compile.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { fold } from '../../language/write/fold.ts';
import { privateIn, privateKinds } from './private-data.ts';
import written from './rules.json' with { type: 'json' };

/** The gravest first: so they are shown. Decision 0070. */
export const warningKinds = [
  'threat',
  'insult',
  'insist',
  'pressure',
  'private',
  'reproach',
  'upset',
  'many',
  'long',
] as const;

type WarningKind = (typeof warningKinds)[number];

export interface Warning {
  kind: WarningKind;
  text: string;
  kinder?: string;
}

export interface Around {
  received?: string;
  isRefused?: boolean;
  limit?: number;
  app?: string;
}

interface Rule extends Warning {
  id: string;
  said: Rows;
  unless?: Rows;
  after?: 'no';
  light?: true;
}

const rules = (written.rules as readonly Rule[]).map((rule) => ({
  ...rule,
  isSaid: compile(rule.said),
  isNot: compileTest(rule.unless),
}));

const laughs = /\b(?:(?:ja|je|ji|ha){2,}j?\b|xd+\b)|[😂🤣😜😝😹😆😅😉😋]/u;

function plainOf(text: string): string {
  return fold(text)
    .replace(/["'«»“”‘’`*_~¿¡()[\]]/g, ' ')
    .replace(/\.{2,}|…/g, ',')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(shortForms, word) ? shortForms[word as 'q'] : word));
}

const usualLimit = 1_000;
const inARow = 3;

export function checkBeforeSending(draft: string, around: Around = {}): Warning[] {
  const plain = plainOf(draft);
  const chat = around.received ? parseChat(around.received) : [];
  const wasRefused = around.isRefused || isRefusal(around.received ?? '', chat);
  const isJoke = laughs.test(fold(draft));
  const found: Warning[] = rules
    .filter(
      ({ isSaid, isNot, after, light }) =>
        (!after || wasRefused) && !(light && isJoke) && plain.search(isSaid) >= 0 && !isNot?.test(plain),
    )
    .map(({ kind, text, kinder }) => ({ kind, text, ...(kinder && { kinder }) }));
  const personal = privateIn(draft, plain);
  if (personal) found.push({ kind: 'private', ...personal });
  const mine = chat.length - 1 - chat.findLastIndex(({ author }) => author !== 'mine');
  if (mine >= inARow) found.push({ kind: 'many', text: many(mine + 1) });
  const tooLong = longer(draft, around);
  if (tooLong) found.push({ kind: 'long', text: tooLong });
  return warningKinds.flatMap((kind) => found.filter((one) => one.kind === kind).slice(0, 1));
}

/** A document, something intimate or where they live. A number is taken out, whoever writes it. */
export const givenAway = (draft: string): string[] =>
  privateKinds(draft, plainOf(draft)).filter((kind) => kind !== 'contact');

function lastOfTheirs(received: string, chat: ReturnType<typeof parseChat>): string {
  if (chat.length < 2) return received;
  const last = chat.findLast(({ author }) => author !== 'mine');
  return last ? received.slice(last.start, last.end) : '';
}

/** «No me apetece cine» is a no to the cinema. */
const toAThing =
  /\bno (?:quiero|me apetece|quisiera)(?= (?!nada|seguir|quedar|verte|verme|vernos|conocer|hablar|una relacion|pareja|tener|mas|que|volver|continuar|intentar|saber (?:mas |nada )*de|hacerlo|ir a tu|subir|sexo|acostarme|follar|mand|envi)[a-z])/g;

/** A no to the body, or to pictures of it, is one to the person. */
const toAnAdvance =
  /\b(?:sin (?:condon|goma|preservativo|proteccion) (?:no|ni)\b|no,? no (?:te |os )?(?:voy a |pienso )?(?:mand|envi|pas|ensen)\w+|no (?:te )?(?:voy a|pienso) (?:mandar|enviar|pasar|ensenar)(?:te)? (?:fotos?|nada|nudes?|videos?|ninguna)|(?:ahi|asi|eso) no,? (?:por favor|para|no quiero)|no me toques)/;

export function isRefusal(received: string, chat = parseChat(received)): boolean {
  const plain = plainOf(lastOfTheirs(received, chat)).trim();
  return plain !== '' && (toAnAdvance.test(plain) || saysNo(plain.replace(toAThing, ' ')));
}

const ordinals = ['cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'];

const many = (count: number) =>
  `Sería tu ${ordinals[count - inARow - 1] ?? 'enésimo'} mensaje seguido. Esperar también dice algo bueno de ti.`;

function longer(draft: string, { limit, app }: Around): string | null {
  const length = [...draft].length;
  if (app && limit && length > limit) return `Ocupa ${length} caracteres, y en ${app} suelen caber ${limit}.`;
  if (length <= (limit ?? usualLimit)) return null;
  return 'Es largo para un chat. Si te quedas con lo importante, es más fácil que te conteste.';
}
