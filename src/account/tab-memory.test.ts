import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFromTab, endVisit, forgetTab, isOfEarlierVisit, keepInTab, readFromTab } from './tab-memory.ts';

/** As a browser has it: what it holds are its own keys. */
function openStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  return storage;
}

let tabs: Record<'one' | 'two', Storage>;
const lookAt = (tab: keyof typeof tabs) => vi.stubGlobal('sessionStorage', tabs[tab]);
beforeEach(() => {
  tabs = { one: openStorage(), two: openStorage() };
  vi.stubGlobal('localStorage', openStorage());
  lookAt('one');
});
afterEach(() => vi.unstubAllGlobals());

test('a tab that was not there to hear of a sign-out has forgotten when it is opened again', () => {
  keepInTab('borrador', 'un chat');
  expect(readFromTab('borrador')).toBe('un chat');
  lookAt('two');
  endVisit();
  keepInTab('borrador', 'de otra persona');
  lookAt('one');
  expect(isOfEarlierVisit()).toBe(true);
  expect(readFromTab('borrador')).toBeNull();
  expect(Object.keys(tabs.one)).toEqual([]);
  lookAt('two');
  expect(readFromTab('borrador')).toBe('de otra persona');
});

test('what is kept after a sign-out does not bring back what was kept before it', () => {
  keepInTab('borrador', 'un chat');
  lookAt('two');
  endVisit();
  lookAt('one');
  keepInTab('otro', 'nuevo');
  expect([readFromTab('borrador'), readFromTab('otro')]).toEqual([null, 'nuevo']);
});

test('a sign-out leaves nothing of any tab in the browser, and a tab of the same visit forgets nothing', () => {
  keepInTab('borrador', 'un chat');
  lookAt('two');
  keepInTab('borrador', 'otro chat');
  forgetTab();
  expect(isOfEarlierVisit()).toBe(false);
  lookAt('one');
  expect(readFromTab('borrador')).toBe('un chat');
  dropFromTab('borrador');
  expect([readFromTab('borrador'), isOfEarlierVisit()]).toEqual([null, false]);
  endVisit();
  expect(Object.keys({ ...localStorage, ...tabs.one, ...tabs.two })).toEqual([]);
});

test('where the browser forbids what all tabs can read, a tab still keeps its own', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepInTab('borrador', 'un chat')).toBe(true);
  expect(readFromTab('borrador')).toBe('un chat');
});
