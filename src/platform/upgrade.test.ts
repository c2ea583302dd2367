import { expect, test } from 'vitest';
import { openEmpty } from '../../test/empty-databases.ts';
import { describeEngines } from '../../test/engines.ts';
import { fingerprint, tableColumns } from '../../test/fingerprint.ts';
import { storedPeople } from '../../test/stored-people.ts';
import { committedTags, migrate } from './migrate.server.ts';

const tags = committedTags();
/** The first state in which every table has rows of people. */
const firstRelease = 4;
const earlier = [...new Set([Math.min(firstRelease, tags.length), tags.length - 1])];

describeEngines('an upgrade', (open) => {
  test.each(earlier)(
    'from the state of %i migrations keeps every row as it was, and is ready',
    async (count) => {
      const { admin, owner, database } = await openEmpty(open.engine);
      await migrate(owner, { wanted: (tag) => tags.indexOf(tag) < count });
      await admin.query(storedPeople(50));
      const columns = await tableColumns(admin.query);
      const before = await fingerprint(admin.query, columns);
      expect(await migrate(owner)).toEqual(tags.slice(count));
      expect(await fingerprint(admin.query, columns)).toEqual(before);
      expect(await database().ready()).toBe(true);
    },
  );
});
