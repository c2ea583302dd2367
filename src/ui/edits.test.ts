import { expect, test } from 'vitest';
import { changedFrom, clashesIn, edited, knowing, withEdits, without } from './edits.ts';

const kept = { name: 'M', notes: '', tools: ['one'] };
const elsewhere = { ...kept, notes: 'alérgica a los frutos secos' };

test('what was not touched follows what another device has changed, and is not among what is sent', () => {
  const edits = edited({}, kept, { name: 'Marta' });
  expect(withEdits(elsewhere, edits)).toEqual({ ...elsewhere, name: 'Marta' });
  expect(changedFrom(elsewhere, withEdits(elsewhere, edits))).toEqual({ name: 'Marta' });
  expect(clashesIn(elsewhere, edits)).toEqual([]);
  expect(changedFrom(elsewhere, withEdits(elsewhere, {}))).toEqual({});
});

test('what was typed and taken back, or chosen and unchosen, counts as not touched', () => {
  const typed = edited({}, kept, { notes: 'no bebe', tools: ['one', 'two'] });
  const back = edited(typed, kept, { notes: '', tools: ['one'] });
  expect(withEdits(elsewhere, back)).toEqual(elsewhere);
});

test('what was changed in both places is a clash, unless it is to the same or the person has seen the other', () => {
  const edits = edited({}, kept, { notes: 'no bebe' });
  expect(clashesIn(elsewhere, edits)).toEqual(['notes']);
  expect(clashesIn({ ...kept, notes: 'no bebe' }, edits)).toEqual([]);
  expect(clashesIn(elsewhere, knowing(elsewhere, edits))).toEqual([]);
  expect(withEdits(elsewhere, knowing(elsewhere, edits)).notes).toBe('no bebe');
  expect(clashesIn(elsewhere, edited({}, elsewhere, { notes: 'no bebe' }))).toEqual([]);
  // Changed once more, after the person was told.
  expect(clashesIn({ ...kept, notes: 'otra' }, knowing(elsewhere, edits))).toEqual(['notes']);
  expect(withEdits(elsewhere, without(edits, ['notes']))).toEqual(elsewhere);
});
