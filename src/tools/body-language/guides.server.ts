import { compileSaid, compileTest, type Rows, type Said, type Words } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';

type Feeling = 'shy' | 'sure' | 'varies';
type Aim = 'interest' | 'confidence' | 'kindness' | 'flirt';

/** Points of a guide. `guides/README.md` says how the files go together. */
export interface Points {
  posture: readonly string[];
  gaze: readonly string[];
  gestures: readonly string[];
  mistakes: readonly string[];
}

interface WrittenPlace extends Said {
  without?: Rows;
  feelings: Readonly<Record<Feeling, Points>>;
  aims: Readonly<Record<Aim, Points>>;
  tips: Readonly<Record<Feeling, Readonly<Record<Aim, string>>>>;
}

interface WrittenExtra extends Said, Partial<Points> {
  id: string;
  without?: Rows;
  excludes?: readonly string[];
  tip?: string;
  motto?: string;
  past?: Rows;
}

const read = dataIn(new URL('guides/', import.meta.url));

const { words, ...said } = read<{
  feelings: Record<Feeling, Said>;
  aims: Record<Aim, Said>;
  woman: Said;
  words: Words;
}>('words.json');

const readable = <Written extends Said & { without?: Rows }>(written: Written) => ({
  ...written,
  isIn: compileSaid(written),
  isUnfit: compileTest(written.without, words),
});
const readableKeys = <Key extends string>(rows: Readonly<Record<Key, Said>>) =>
  (Object.keys(rows) as Key[]).map((key) => ({ key, isIn: compileSaid(rows[key]) }));

export const feelings = readableKeys(said.feelings);
export const aims = readableKeys(said.aims);
export const isWithAWoman = compileSaid(said.woman);

/** In the order of the form's choices. */
export const places = ['cafe', 'dinner', 'walk', 'bar'].map((name) =>
  readable(read<WrittenPlace>(`${name}.json`)),
);

/** Who somebody is comes before what they wish and where they go. */
export const extras = ['people', 'wishes', 'places'].flatMap((file) =>
  read<WrittenExtra[]>(`${file}.json`).map((extra) => ({
    ...readable(extra),
    isPlace: file === 'places' && extra.tip !== undefined,
    isPast: compileTest(extra.past),
  })),
);

export const inner = read<Record<Feeling, Record<Aim, Points & { mottos: readonly string[] }>>>('inner.json');

export const anybody = read<
  Points & {
    tip: readonly string[];
    motto: readonly string[];
    aims: Readonly<Record<Aim, Points>>;
    last: string;
    notes: Readonly<Record<'unknown' | 'place' | 'feeling' | 'aim', string>>;
  }
>('anybody.json');
