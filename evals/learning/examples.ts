import type { Family, Level } from '../../src/language/read/families.ts';
import { rules } from '../../src/language/read/rules.server.ts';
import { type Reader, readTexts } from '../corpus.ts';

export interface Example {
  text: string;
  level: Level;
  family: Family | null;
  /** The weights that read it in the figures never saw this author. */
  author: string;
  /** Counts towards the figures; the rest is only learned from. */
  tested: boolean;
  importance: number;
  /** Log-odds that it is a warning, before a word is read, beside what is brought to us to be read. */
  prior: number;
}

const authorOfRules = 'A';
/** The rules were written while reading these authors' texts: on them they look surer than they are. */
export const authorsOfRules: readonly string[] = [authorOfRules, 'stranger'];
export const background = 'background';

const courtshipCounts = 0.2;
const backgroundCounts = 0.15;
const backgroundPrior = -1;

const plainExample = (text: string, level: Level, author: string): Example => ({
  text,
  level,
  family: null,
  author,
  tested: false,
  importance: 1,
  prior: 0,
});

const fromCorpus = (tool: Reader): Example[] =>
  readTexts(tool)
    .filter(({ split }) => split === 'tuned' || split === 'lesson')
    .map(({ text, level, author, split, family }) => ({
      ...plainExample(text, level, author),
      family: family ?? null,
      tested: split === 'tuned' && !authorsOfRules.includes(author),
    }));

const levelOfRule = { high: 'alto', medium: 'medio', low: null } as const;

const fromRules = (): Example[] =>
  rules.flatMap(({ rule: { yes, no, severity, family } }) => {
    const level = levelOfRule[severity];
    return [
      ...(level ? yes.map((text) => ({ ...plainExample(text, level, authorOfRules), family })) : []),
      ...no.map((text) => plainExample(text, 'bajo', authorOfRules)),
    ];
  });

export const interestExamples = (): Example[] => fromCorpus('subtext');

/** Messages of courtship are no warning, whatever their interest; nor is what people write to nobody in particular. */
export const warningExamples = (fromBackground: readonly string[] = []): Example[] => [
  ...fromCorpus('red-flags'),
  ...fromRules(),
  ...interestExamples().map((one) => ({
    ...one,
    level: 'bajo' as const,
    tested: false,
    importance: courtshipCounts,
  })),
  ...fromBackground.map((text) => ({
    ...plainExample(text, 'bajo', background),
    importance: backgroundCounts,
    prior: backgroundPrior,
  })),
];
