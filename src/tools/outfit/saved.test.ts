import { expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { openLibrary } from '../../library/test-kit/open-library.server.ts';

describeEngines('a saved outfit', (open) => {
  test('without a date type gets the fixed one, and the real one stays beside it', async () => {
    const { db, user: ana } = await open.withUser();
    const body = { outfit_text: 'Vaqueros', actual_date_type: 'bar_club' };
    const saved = await openLibrary(db)(ana, '/outfits', { method: 'POST', body });
    expect(saved.body).toMatchObject({ date_type: 'saved_from_generator', actual_date_type: 'bar_club' });
  });
});
