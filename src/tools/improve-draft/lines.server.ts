import { isRefusal } from '../../generation/send-check/check.ts';
import { compileTest, type Rows } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { expanded } from '../../language/write/rewriting.ts';
import { writing } from '../../language/write/writing.server.ts';

export interface Edited {
  angle: string;
  text: string;
}

interface Said {
  said?: Rows;
  unless?: Rows;
}

/** Lines for «tú», without gender, that are good wherever Spanish is spoken; `american` where Spain says it otherwise. */
export interface Way {
  angle: string;
  /** Beside the greeting alone, where nothing else was said. */
  instead?: readonly string[];
  /** After the greeting, after what it belongs to, or at the end of the message. */
  before?: readonly string[];
  within?: readonly string[];
  after?: readonly string[];
  american?: readonly string[];
  when?: Rows;
  unless?: Rows;
}

/** What a draft does, and lines that belong to it. */
interface Act extends Said {
  id: string;
  /** Whoever asks pardon, or wants peace, complains of nothing. */
  kind?: true;
  /** It stays beside a message that is written anew: the other person should know or answer it. */
  kept?: true;
  /** What was received says so. */
  received?: Rows;
  ways: readonly Way[];
}

/** What a draft complains of, and whole messages that say it without blame. */
interface Complaint extends Said {
  id: string;
  /** Kinds of warning of the check before sending, where no row says of what. */
  kinds?: readonly string[];
  lines: readonly (Edited & { american?: string })[];
}

/** What is not made better but cared for: a pause, and smaller texts. All that is given has to hold. */
interface Care extends Said {
  id: string;
  kinds?: readonly string[];
  /** What was received is a no to the person. */
  refused?: true;
  /** What was received says so. */
  received?: Rows;
  pause?: string;
  edits: readonly Edited[];
}

export const read = dataIn(new URL('lines/', import.meta.url));

export const written = (rows: Rows): Rows => rows.map((row) => expanded(row, writing.words));

/** Many rows in a row are asked of the same few texts. */
const plainTexts = new Map<string, string>();
const fewTexts = 8;

function plainOf(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  if (plainTexts.size === fewTexts) plainTexts.clear();
  const plain = normalise(text).text;
  plainTexts.set(text, plain);
  return plain;
}

/** Whether a text says one of these rows. */
function says(rows: Rows | undefined): (text: string) => boolean {
  const pattern = compileTest(rows && written(rows));
  return (text) => pattern?.test(plainOf(text)) ?? false;
}

const withTests = <One extends Said>(one: One) => {
  const [isSaid, isNot] = [says(one.said), says(one.unless)];
  return { ...one, isNot, isSaid: (text: string) => (!one.said || isSaid(text)) && !isNot(text) };
};

/** In the order in which they are looked for. */
export const acts = read<Act[]>('acts.json').map((act) => ({
  ...withTests(act),
  isReceived: says(act.received),
  ways: act.ways.map(({ when: said, ...way }) => withTests({ ...way, said })),
}));
export const complaints = read<Complaint[]>('complaints.json').map(withTests);
/** What is only padding, and how notaries put what people say. */
export const padding = read<Rows>('padding.json').map((row) => [row, ''] as const);
export const plainer = read<(readonly [row: string, put: string])[]>('plainer.json');

export const cares = read<Care[]>('care.json').map((care) => ({
  ...withTests(care),
  isReceived: says(care.received),
}));

export function careFor(
  draft: string,
  received: string,
  kinds: readonly string[],
  wasRefused = isRefusal(received),
): Care | undefined {
  return cares.find(
    (care) =>
      (!care.kinds || care.kinds.some((kind) => kinds.includes(kind))) &&
      care.isSaid(draft) &&
      (!care.refused || wasRefused) &&
      (!care.received || care.isReceived(received)),
  );
}

const accepts = read<{ said: Rows; polite: Rows; unless: Rows }>('accepts.json');
const isAccepting = compileTest(accepts.said);
const isPolite = new RegExp(`^${compileTest(accepts.polite)?.source}$`);
const isMore = compileTest(accepts.unless);

/** Whether a text takes a no for a no, in each of its clauses, and asks for nothing besides. */
export function acceptsNo(text: string): boolean {
  const clauses = plainOf(text)
    .split(/[^a-z0-9 ]+| (?:y|e|pero|aunque|asi que) /)
    .map((one) => one.trim())
    .filter(Boolean);
  const isKind = (one: string) =>
    isAccepting?.test(one) || one.split(' ').every((word) => isPolite.test(word));
  // «Gracias, Ana»: one word may be a name.
  return (
    clauses.some(isKind) &&
    clauses.every((one) => !isMore?.test(one) && (isKind(one) || !one.includes(' '))) &&
    !text.includes('?')
  );
}

interface Wish {
  asked: string;
  /** The angles that answer it, those that go against it, and one of its own with what it leaves out. */
  answers: string;
  never?: string;
  angle?: string;
  drops?: Rows;
  /** How clauses begin that are left out whole. */
  leaves?: readonly string[];
  /** What is said where the draft has nothing to change for it. */
  already?: string;
  /** Answered with a light line about what they talk of. */
  jokes?: true;
}

export const wishes = read<Wish[]>('wishes.json').map(
  ({ asked, answers, never = '^$', drops = [], leaves, ...wish }) => ({
    ...wish,
    leaves: leaves && new RegExp(`^(?:y |pero |que |aunque )?(?:bueno,? )?(?:${leaves.join('|')})`, 'u'),
    asked: new RegExp(asked, 'u'),
    answers: new RegExp(answers, 'u'),
    never: new RegExp(never, 'u'),
    drops: drops.map((row) => [row, ''] as const),
  }),
);

const tips = read<(Said & { received?: Rows; text: string })[]>('tips.json').map((tip) => ({
  ...withTests(tip),
  isReceived: tip.received ? says(tip.received) : () => true,
}));

/** What a friend would add, in one line. */
export const tipFor = (draft: string, received = ''): string | undefined =>
  tips.find(({ isSaid, isNot, isReceived }) => isSaid(draft) && !isNot(received) && isReceived(received))
    ?.text;
