import { compile, compileTest, type Rows, type Words } from './compile.ts';
import { readData, readDataFolder } from './data.server.ts';
import type { Family, Severity } from './families.ts';

export interface Rule {
  id: string;
  family: Family;
  severity: Severity;
  /** Shown to the person, in Spanish: what the words do, never what somebody is. */
  means: string;
  /** Sure enough to overrule a model that missed it. */
  certain?: true;
  /** Of somebody under 18 who takes part: no tool helps to flirt there. Else it may be a child that a parent tells of. */
  stops?: true;
  /** What laughter around it does to it; without this, nothing. */
  joke?: 'cancel' | 'soften';
  /** "no" before it does not undo it. */
  keepsNegation?: true;
  /** Also when told as something of the past. */
  keepsStory?: true;
  /** Also in the lines of the person who asks. */
  alsoMine?: true;
  /** Whoever says it suffers it: also in the lines of the person who asks, and held against nobody who says it. */
  suffered?: true;
  match: Rows;
  /** One row of each list has to be near: two hundred characters either way, other messages included. */
  when?: readonly Rows[];
  /** One row of each list stands beside it in the same message, at most `within` words away, before or after. */
  beside?: readonly Rows[];
  within?: number;
  /** In the same message: it is not that after all. */
  unless?: Rows;
  /** In the same message: it is graver. */
  worse?: Rows;
  /** In the same message: it is lighter. */
  softer?: Rows;
  /** Lists that the rows name. */
  words?: Words;
  /** Texts that it must find, and texts that it must not. */
  yes: readonly string[];
  no: readonly string[];
}

export const sharedWords: Words = {
  ...readData<{ hurts: Words }>('word-classes.json').hurts,
  ...readData<Words>('words.json'),
};

const charactersOfWord = 6;

export const compiled = (rule: Rule) => {
  const words = { ...sharedWords, ...rule.words };
  return {
    rule,
    match: compile(rule.match, words),
    when: (rule.when ?? []).map((rows) => compileTest(rows, words) as RegExp),
    beside: (rule.beside ?? []).map((rows) => compile(rows, words)),
    reach: charactersOfWord * (rule.within ?? 0),
    unless: compileTest(rule.unless, words),
    worse: compileTest(rule.worse, words),
    softer: compileTest(rule.softer, words),
  };
};

export type CompiledRule = ReturnType<typeof compiled>;

export const rules = [...readDataFolder<Rule>('rules').values()].flat().map(compiled);

/** The gravest in the other languages that people write here, which no weights were learned beside. */
const { words, rules: rows } = readData<{ words: Words; rules: Rule[] }>('elsewhere.json');
export const elsewhere = rows.map((rule) => compiled({ ...rule, words }));
