import { compileTest, type Rows } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { expanded } from '../../language/write/rewriting.ts';
import { writing } from '../../language/write/writing.server.ts';

/** Lines for «tú», without gender, that are good wherever Spanish is spoken; `american` where Spain says it otherwise. */
export interface Way {
  angle: string;
  /** After the greeting, before the question that closes the message, or at its end. */
  before?: readonly string[];
  within?: readonly string[];
  after?: readonly string[];
  american?: readonly string[];
  when?: Rows;
  unless?: Rows;
}

/** What a draft does, and lines that belong to it. */
interface Act {
  id: string;
  said: Rows;
  unless?: Rows;
  ways: readonly Way[];
}

/** What a draft complains of, and whole messages that say it without blame. */
interface Complaint {
  id: string;
  said?: Rows;
  /** Kinds of warning of the check before sending, where no row says of what. */
  kinds?: readonly string[];
  /** Their own words are not offered as they are. */
  own?: false;
  lines: readonly { angle: string; text: string; american?: string }[];
}

export interface Edited {
  angle: string;
  text: string;
}

type Answers = Record<'exits' | 'room' | 'later' | 'badTime', readonly Edited[]>;
type Signs = Record<'asksRoom' | 'isBusy' | 'gives' | 'presses' | 'hadABadTime', Rows>;

const read = dataIn(new URL('lines/', import.meta.url));

export const written = (rows: Rows): Rows => rows.map((row) => expanded(row, writing.words));

/** Many rows in a row are asked of the same text. */
let latest = { text: '', plain: '' };

function plainOf(text: string): string {
  if (latest.text !== text) latest = { text, plain: normalise(text).text };
  return latest.plain;
}

/** Whether a text says one of these rows. */
export function says(rows: Rows | undefined): (text: string) => boolean {
  const pattern = compileTest(rows && written(rows));
  return (text) => pattern?.test(plainOf(text)) ?? false;
}

const withTests = <One extends { said?: Rows; unless?: Rows }>(one: One) => {
  const [isSaid, isNot] = [says(one.said), says(one.unless)];
  return { ...one, isSaid: (text: string) => isSaid(text) && !isNot(text) };
};

/** In the order in which they are looked for. */
export const acts = read<Act[]>('acts.json').map((act) => ({
  ...withTests(act),
  ways: act.ways.map((way) => {
    const [isFor, isNot] = [says(way.when), says(way.unless)];
    return { ...way, fits: (text: string) => (!way.when || isFor(text)) && !isNot(text) };
  }),
}));
export const complaints = read<Complaint[]>('complaints.json').map(withTests);
export const padding = read<Record<'parts' | 'refuge', Rows>>('padding.json');
export const answers = read<Answers & Signs>('answers.json');
