import { expect, test } from 'vitest';
import type { ChatLine } from '../transcript/lines.ts';
import cases from './their-no.cases.json' with { type: 'json' };
import { bindingNo, forbidsContact, theirNo } from './their-no.server.ts';

const chat = (said: string): ChatLine[] =>
  said.split(' / ').map((text) => ({
    who: text.startsWith('Yo: ') ? 'me' : 'Ana',
    text: text.replace(/^Yo: /, ''),
  }));

test.each(cases.refusals)('is said in: %s', (said) => expect(theirNo(chat(said), '')).not.toBeNull());

test.each(cases.noRefusals)('is not said in: %s', (said) => expect(theirNo(chat(said), '')).toBeNull());

/** In a box of its own, and in the one of what was received. */
const binds = (told: string) => ['', `Match: ${told}`].map((chat) => bindingNo({ told }, chat) !== null);

test.each(cases.told)('is told of in: %s', (told) => expect(binds(told)).toEqual([true, true]));

test.each(cases.notTold)('is not told of in: %s', (told) => expect(binds(told)).toEqual([false, false]));

const admits = (own: string) => theirNo(chat(`Yo: ${own} / no me ha contestado`), '') !== null;

test.each(cases.admitted)('is owned to in: %s', (own) => expect(admits(own)).toBe(true));

test.each(cases.notAdmitted)('is not owned to in: %s', (own) => expect(admits(own)).toBe(false));

test('is not owned to by who answers', () => expect(theirNo(chat(cases.admitted[4] ?? ''), '')).toBeNull());

test.each(cases.ofContact)('is one to every message: %s', (said) =>
  expect(forbidsContact(theirNo(chat(said), '') ?? '')).toBe(true),
);

test.each(cases.notOfContact)('is none to every message: %s', (said) =>
  expect(forbidsContact(theirNo(chat(said), '') ?? '')).toBe(false),
);

const { noes, then, opened } = cases.standing;

test.each(noes)('stands after more has been asked, whatever is answered but a yes: %s', (no) => {
  const left = (last: string) =>
    theirNo(chat(`Yo: ¿quedamos? / ${no} / Yo: venga, ¿y el jueves? / ${last}`), '');
  for (const last of then) expect([last, left(last)]).not.toEqual([last, null]);
  for (const last of opened) expect([last, left(last)]).toEqual([last, null]);
});

test('of contact outlives a question that only answers, and no second one', () => {
  const asked = 'Yo: ¿quedamos? / No me escribas más / Yo: perdona / ¿Tienes mis llaves? ';
  expect(theirNo(chat(asked), '')).toBe('No me escribas más');
  expect(theirNo(chat(`${asked}/ Yo: sí / ¿Me las traes y charlamos?`), '')).toBeNull();
});

test('is taken back by what is pasted and newer, not by what stands before it nor by whoever asks', () => {
  const kept = chat('¿te apetece un café? / No me escribas más');
  for (const pasted of ['jajaja qué bueno', '¿te apetece un café?', 'Yo: ¿quedamos?', '¿Quién eres?'])
    expect([pasted, theirNo(kept, pasted)]).toEqual([pasted, '¿te apetece un café?\nNo me escribas más']);
  expect(theirNo(kept, 'Perdona lo de ayer, te echo de menos')).toBeNull();
  for (const wish of cases.standing.ofAsker) expect([wish, theirNo(kept, wish)]).not.toEqual([wish, null]);
  for (const said of cases.standing.ofTheirs) expect([said, theirNo(kept, said)]).toEqual([said, null]);
});
