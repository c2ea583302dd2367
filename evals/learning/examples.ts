import type { Family, Level } from '../../src/language/read/families.ts';
import { levels } from '../../src/language/read/families.ts';
import { patterns } from '../../src/language/read/patterns/all.ts';
import { signals } from '../../src/language/read/signals/all.ts';
import { labelledChats } from '../../src/tools/red-flags/labelled.test-data.ts';
import { labelledMessages } from '../../src/tools/subtext/labelled.test-data.ts';
import type { Batch } from '../labelled.ts';
import { partOfBatch } from '../part.ts';
import { redFlags } from '../red-flags/batches.ts';
import { familiesFrom, lessons as warningLessons } from '../red-flags/lessons.ts';
import { subtext } from '../subtext/batches.ts';
import { lessons as interestLessons } from '../subtext/lessons.ts';

export interface Example {
  text: string;
  level: Level;
  family: Family | null;
  /** Whom it is by: what was learned from one is tested on another. */
  author: string;
  /** Counts towards the figures; the rest is only learned from. */
  tested: boolean;
  /** How much it counts in learning. */
  importance: number;
}

type Labelled = readonly (readonly [Level, string])[];

const authors: Record<string, Record<string, string>> = {
  'red-flags': {
    batch5: 'B',
    batch6: 'B',
    batch7: 'C',
    batch9: 'D',
    batch10: 'D',
    batch11: 'E',
    batch12: 'E',
    batch13: 'F',
    batch14: 'G',
    batch15: 'H',
    batch17: 'I',
    batch18: 'J',
    batch19: 'K',
    batch20: 'L',
    batch21: 'M',
    batch22: 'N',
  },
  subtext: {
    batch4: 'B',
    batch5: 'B',
    batch6: 'C',
    batch8: 'D',
    batch9: 'D',
    batch10: 'E',
    batch11: 'F',
    batch13: 'G',
    batch14: 'H',
  },
};

const plainExample = (text: string, level: Level, author: string): Example => ({
  text,
  level,
  family: null,
  author,
  tested: false,
  importance: 1,
});

/** The half of the batches that may be read. */
function fromBatches(tool: string, batches: Record<string, Batch>): Example[] {
  return Object.entries(batches).flatMap(([name, batch]) =>
    levels.flatMap((level) =>
      batch[level].flatMap((text) => {
        if (partOfBatch(name) !== 'tuned') return [];
        const author = authors[tool]?.[name] ?? 'A';
        return [{ ...plainExample(text, level, author), tested: author !== 'A' }];
      }),
    ),
  );
}

const fromLessons = (lessons: Batch): Example[] =>
  levels.flatMap((level) => lessons[level].map((text) => plainExample(text, level, 'lessons')));

/** The grave lessons are in stretches of one family. */
function withFamilies(lessons: readonly Example[]): Example[] {
  let family: Family | null = null;
  return lessons.map((one) => {
    if (one.level !== 'alto') return one;
    const next = familiesFrom[one.text];
    if (next !== undefined) family = next;
    return { ...one, family };
  });
}

/** Two of three: the third keeps an eye on the rules. */
const fromLabelled = (labelled: Labelled): Example[] =>
  labelled.flatMap(([level, text], at) => (at % 3 === 2 ? [] : [plainExample(text, level, 'A')]));

const levelOfRule = { high: 'alto', medium: 'medio', low: null } as const;

const fromRules = (): Example[] =>
  [...patterns, ...signals].flatMap(({ yes, no, severity, family }) => {
    const level = levelOfRule[severity];
    return [
      ...(level ? yes.map((text) => ({ ...plainExample(text, level, 'A'), family })) : []),
      ...no.map((text) => plainExample(text, 'bajo', 'A')),
    ];
  });

export function interestExamples(): Example[] {
  return [
    ...fromBatches('subtext', subtext),
    ...fromLessons(interestLessons),
    ...fromLabelled(labelledMessages as Labelled),
  ];
}

/** Messages of courtship are no warning, whatever their interest. */
export function warningExamples(): Example[] {
  const calm = interestExamples().map((one) => ({
    ...one,
    level: 'bajo' as const,
    tested: false,
    importance: 0.2,
  }));
  return [
    ...fromBatches('red-flags', redFlags),
    ...withFamilies(fromLessons(warningLessons)),
    ...fromLabelled(labelledChats as Labelled),
    ...fromRules(),
    ...calm,
  ];
}
