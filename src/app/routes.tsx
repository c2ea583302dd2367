import { type ComponentType, lazy } from 'react';
import { aboutMePath, voicePath } from '../person/paths.ts';
import { tools } from '../tools/registry.ts';
import { Unreachable } from './shell/unreachable.tsx';

type PageModule = { default: ComponentType };

interface Page {
  path: string;
  load: () => Promise<PageModule>;
  /** The module that `load` imports, as the build's manifest names it: its chunks are preloaded with the page. */
  source: string;
  /** Behind sign-in or of no use to a search engine: left out of the sitemap. */
  private?: true;
  /** HTML alone: shown in place of pages that are not there, whose addresses its code would not know. */
  still?: true;
}

const own: Page[] = [
  { path: '/', load: () => import('./home/page.tsx'), source: 'src/app/home/page.tsx' },
  { path: '/auth', load: () => import('../account/auth-page.tsx'), source: 'src/account/auth-page.tsx' },
  {
    path: '/auth/callback',
    load: () => import('../account/callback-page.tsx'),
    source: 'src/account/callback-page.tsx',
    private: true,
  },
  {
    path: '/perfil',
    load: () => import('./profile/page.tsx'),
    source: 'src/app/profile/page.tsx',
    private: true,
  },
  {
    path: voicePath,
    load: () => import('./profile/voice-page.tsx'),
    source: 'src/app/profile/voice-page.tsx',
    private: true,
  },
  {
    path: aboutMePath,
    load: () => import('./profile/about-me-page.tsx'),
    source: 'src/app/profile/about-me-page.tsx',
    private: true,
  },
  {
    path: '/personas',
    load: () => import('../threads/page.tsx'),
    source: 'src/threads/page.tsx',
    private: true,
  },
  {
    path: '/mis-guardados',
    load: () => import('./saved/page.tsx'),
    source: 'src/app/saved/page.tsx',
    private: true,
  },
  {
    path: '/lo-que-guardamos',
    load: () => import('./kept/page.tsx'),
    source: 'src/app/kept/page.tsx',
    private: true,
  },
  { path: '/premium', load: () => import('./premium/page.tsx'), source: 'src/app/premium/page.tsx' },
  { path: '/legal', load: () => import('./legal/page.tsx'), source: 'src/app/legal/page.tsx' },
  { path: '/contacto', load: () => import('./contact/page.tsx'), source: 'src/app/contact/page.tsx' },
  {
    path: '/compartir',
    load: () => import('./share/page.tsx'),
    source: 'src/app/share/page.tsx',
    private: true,
  },
  {
    path: '/ultima',
    load: () => import('./last-tool/page.tsx'),
    source: 'src/app/last-tool/page.tsx',
    private: true,
  },
  {
    path: '/sin-app',
    load: () => import('./without-app/page.tsx'),
    source: 'src/app/without-app/page.tsx',
    private: true,
  },
  {
    path: '/sin-conexion',
    load: () => import('./offline/page.tsx'),
    source: 'src/app/offline/page.tsx',
    private: true,
    still: true,
  },
];

export const pages: Page[] = [
  ...own,
  ...tools.map(({ about, page }) => ({
    path: about.path,
    load: page,
    source: `src/tools/${about.id}/page.tsx`,
  })),
  ...(import.meta.env.DEV
    ? [{ path: '/_galeria', load: () => import('../ui/gallery.tsx'), source: 'src/ui/gallery.tsx' }]
    : []),
];

export const notFound: Page = {
  path: '*',
  load: () => import('./not-found/page.tsx'),
  source: 'src/app/not-found/page.tsx',
};

const views = new Map<string, ComponentType>();

function pageFor(pathname: string): Page {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return pages.find((page) => page.path === path) ?? notFound;
}

/** Before the first render, so that the first page renders at once instead of suspending. */
export async function loadPage(pathname: string): Promise<void> {
  const page = pageFor(pathname);
  views.set(page.path, (await page.load()).default);
}

export function PageView({ pathname }: { pathname: string }) {
  const page = pageFor(pathname);
  const View = views.get(page.path) ?? remember(page);
  return <View key={page.path} />;
}

function remember(page: Page): ComponentType {
  const View = lazy(() => page.load().catch(() => ({ default: Unreachable })));
  views.set(page.path, View);
  return View;
}
