import { type ComponentType, lazy } from 'react';
import { aboutMePath, voicePath } from '../person/paths.ts';
import { tools } from '../tools/registry.ts';
import { PageContext } from '../ui/page-meta.tsx';
import { trimmedPath } from './trimmed-path.ts';
import { Unreachable } from './unreachable.tsx';

type PageModule = { default: ComponentType };

interface Page {
  path: string;
  load: () => Promise<PageModule>;
  source: string;
  private?: true;
  noindex?: true;
  /** HTML alone: shown in place of pages that are not there, whose addresses its code would not know. */
  still?: true;
}

const modules = import.meta.glob<PageModule>(['/src/{app,threads}/**/*page.tsx', '/src/account/*-page.tsx']);

function page(path: string, module: string, rest: Pick<Page, 'private' | 'noindex' | 'still'> = {}): Page {
  const source = `src/${module}.tsx`;
  const load = modules[`/${source}`];
  if (!load) throw new Error(`${path} has no ${source}`);
  return { path, load, source, noindex: rest.private, ...rest };
}

export const notFound = page('/404', 'app/not-found/page', { noindex: true });

export const pages: Page[] = [
  page('/', 'app/home/page'),
  page('/auth', 'account/auth-page'),
  page('/auth/callback', 'account/callback-page', { private: true }),
  page('/perfil', 'app/profile/page', { private: true }),
  page(voicePath, 'app/profile/voice-page', { private: true }),
  page(aboutMePath, 'app/profile/about-me-page', { private: true }),
  page('/personas', 'threads/page', { private: true }),
  page('/mis-guardados', 'app/saved/page', { private: true }),
  page('/lo-que-guardamos', 'app/kept/page', { private: true }),
  page('/premium', 'app/premium/page'),
  page('/legal', 'app/legal/page'),
  page('/contacto', 'app/contact/page'),
  page('/compartir', 'app/share/page', { private: true }),
  page('/ultima', 'app/last-tool/page', { private: true }),
  page('/sin-app', 'app/without-app/page', { private: true }),
  page('/sin-conexion', 'app/offline/page', { private: true, still: true }),
  ...tools.map(({ about, page: load }) => ({
    path: about.path,
    load,
    source: `src/tools/${about.id}/page.tsx`,
  })),
];

const views = new Map<string, ComponentType>();

function pageFor(pathname: string): Page {
  const path = trimmedPath(pathname);
  return pages.find((page) => page.path === path) ?? notFound;
}

export async function loadPage(pathname: string): Promise<void> {
  const page = pageFor(pathname);
  views.set(page.path, (await page.load()).default);
}

export function PageView({ pathname }: { pathname: string }) {
  const page = pageFor(pathname);
  const View = views.get(page.path) ?? remember(page);
  return (
    <PageContext value={page}>
      <View key={page.path} />
    </PageContext>
  );
}

function remember(page: Page): ComponentType {
  const View = lazy(() => page.load().catch(() => ({ default: Unreachable })));
  views.set(page.path, View);
  return View;
}
