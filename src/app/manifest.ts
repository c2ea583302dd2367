import written from './manifest.json' with { type: 'json' };
import { readingTools } from './reading-tools.ts';

const shortcuts = [
  ...readingTools.map(({ name, asks, path }) => ({ name: asks, description: name, url: path })),
  { name: 'La última que usaste', url: '/ultima' },
];

/** Its screenshots are taken by hand of the app itself, lettered twice as large on a phone. Decision 0063. */
export const manifest = {
  ...written,
  shortcuts: shortcuts.map((shortcut) => ({
    ...shortcut,
    icons: written.icons.filter(({ sizes }) => sizes === '192x192'),
  })),
};
