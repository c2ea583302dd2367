import { dataIn } from '../../language/read/data.server.ts';
import { fold } from '../../language/write/fold.ts';
import type { LetterKind, LetterLength } from './contract.ts';

/** One idea of a letter, in three lengths. Decision 0071. */
export interface Way extends Record<LetterLength, string> {
  angle: string;
  direct?: true;
  tender?: true;
}

interface Topic {
  id: string;
  said: string;
  dontExpect: string;
}

export interface Letters {
  dontExpect: string;
  ways: readonly Way[];
  topics?: readonly Topic[];
  /** What it is about, said to the other person: where their own words cannot be turned. */
  cases?: readonly { said: string; text: string }[];
}

const read = dataIn(new URL('letters/', import.meta.url));

export const letters: Readonly<Record<LetterKind, Letters>> = {
  no: read('no.json'),
  end: read('end.json'),
  sorry: read('sorry.json'),
  limit: read('limit.json'),
  ask: read('ask.json'),
  tell: read('tell.json'),
};

interface Silence {
  dontExpect: string;
  ways: readonly { angle: string; silent?: true; text: string }[];
}

export const texts = read<{
  danger: Silence;
  unwanted: Silence;
  notes: { gaps: string; facts: string };
  cannot: Readonly<Record<string, string>>;
}>('texts.json');

export const caseIn = ({ cases }: Letters, facts: string): string | undefined =>
  cases?.find(({ said }) => new RegExp(said).test(fold(facts)))?.text;

/** What is told, as far as it changes what to expect. */
export const topicOf = ({ topics }: Letters, facts: string): Topic | undefined =>
  topics?.find(({ said }) => new RegExp(said).test(fold(facts)));
