import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { committedTags } from './migrate.server.ts';

/** Statements after which, or while they run, the version before cannot read or write as it does. */
const breaking: Record<string, RegExp> = {
  'drops something': /\bdrop\s+(table|column|constraint(?! if exists)|policy|type|schema|role|view)\b/i,
  'renames something': /\brename\b/i,
  'wants a value that older code does not give': /\bset\s+not\s+null\b/i,
  'adds a column that older code leaves empty': /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
  'changes a type': /\b(set\s+data\s+)?type\s+\w+/i,
  'holds a table until all its rows are written': /^\s*(update|delete\s+from)\b/im,
  'takes rights away': /\brevoke\b(?![^;]*\bfrom\s+public\b)/i,
};

/** Migration and what it does: why no older instance stumbles over it. */
const agreed: Record<string, string> = {
  '0004_stop_and_given changes a type': 'what writes jsonb is assigned to json, and both are read alike',
};

/** There was no version before the first release. */
const sinceRelease = 4;

function complaints(tag: string, text: string): string[] {
  return text.split('--> statement-breakpoint').flatMap((statement) =>
    Object.entries(breaking)
      .filter(([, pattern]) => pattern.test(statement))
      .map(([what]) => `${tag} ${what}`)
      .filter((complaint) => !agreed[complaint])
      .map((complaint) => `${complaint}: ${statement.trim()}`),
  );
}

test('a migration leaves everything that the version before reads and writes', () => {
  const found = committedTags()
    .slice(sinceRelease)
    .flatMap((tag) =>
      complaints(tag, readFileSync(new URL(`../../migrations/${tag}.sql`, import.meta.url), 'utf8')),
    );
  expect(found).toEqual([]);
});

test.each([
  'alter table a drop column b',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
  'alter table a alter column b set not null',
  'alter table a add column b text not null',
  'ALTER TABLE a ALTER COLUMN b SET DATA TYPE json',
  'revoke select on a from salero_user',
  '-- Why.\nUPDATE "a" SET "b" = NULL WHERE "c" IS NULL',
])('what an older instance would stumble over is seen: %s', (statement) => {
  expect(complaints('x', statement)).toHaveLength(1);
});

test.each([
  'alter table a add column b text not null default 1',
  'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL',
  'REVOKE ALL ON a FROM PUBLIC',
])('what it would not is let through: %s', (statement) => {
  expect(complaints('x', statement)).toEqual([]);
});
