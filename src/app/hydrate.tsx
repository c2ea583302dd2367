import '../ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { type Site, SiteContext } from '../account/site.ts';
import { App } from './app.tsx';
import { type Assets, Document } from './document.tsx';
import { holdInstallPrompt } from './install/install-prompt.ts';
import { loadPage } from './routes.tsx';

const site: Site = JSON.parse(textOf('sitio'));
const assets: Assets = {
  css: textOf('estilos'),
  script: textOf('arranque'),
  modules: (document.getElementById('arranque')?.dataset.modules ?? '').split(' ').filter(Boolean),
  fonts: [...document.head.querySelectorAll('link[rel=preload][as=font]')].map(
    (link) => link.getAttribute('href') ?? '',
  ),
  icon: document.head.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
};
// Decision 0006.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 30_000 } },
});

// Not a top-level await: the page's chunk imports this module, and the two would wait for each other.
void loadPage(location.pathname).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteContext value={site}>
          <QueryClientProvider client={queries}>
            <BrowserRouter>
              <Document site={site} assets={assets}>
                <App />
              </Document>
            </BrowserRouter>
          </QueryClientProvider>
        </SiteContext>
      </StrictMode>,
    );
  }),
);

holdInstallPrompt();
if (import.meta.env.PROD)
  whenIdle(() => {
    import('./worker/register.ts').then(({ startWorker }) => startWorker()).catch(() => {});
  });

function whenIdle(work: () => void): void {
  const later = () => (window.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}
