import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type Site, SiteContext } from '../account/site.ts';
import { App } from './app.tsx';
import { type Assets, Document } from './document.tsx';
import { manifest } from './manifest.ts';
import { loadPage, notFound, pages } from './routes.tsx';

export { manifest, notFound, pages };

export async function renderPage(path: string, site: Site, assets: Assets): Promise<string> {
  await loadPage(path);
  const { prelude } = await prerender(
    <SiteContext value={site}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={path}>
          <Document site={site} assets={assets}>
            <App />
          </Document>
        </StaticRouter>
      </QueryClientProvider>
    </SiteContext>,
    // Keeps Suspense content inline: out-of-line content needs a script to be put in place, and text must show without one.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}
