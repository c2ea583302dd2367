/** Development: Vite with hot reload for the browser, the real API beside it on one origin; `node --watch` restarts both. */
import { createServer as createVite } from 'vite';
import type { Site } from '../src/account/site.ts';
import type { Assets } from '../src/app/document.tsx';
import { headScript } from '../src/app/head-script.ts';
import { readSettings } from '../src/app/settings.server.ts';
import { siteFromSettings } from '../src/app/site.server.ts';
import { start } from '../src/app/start.server.ts';
import { SettingError } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';

process.on('uncaughtException', (error) => {
  process.stderr.write(`${error instanceof SettingError ? error.message : error.stack}\n`);
  process.exit(1);
});
const { env } = await readSettings(process.env);
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: env.PORT + 1 } },
});
const serverPaths = /^\/(api|identidad-local|pago-local|healthz|readyz|metrics)(\/|\?|$)/;

const running = await start(
  env,
  createLogger((line) => process.stdout.write(line)),
  null,
  {
    front: (request, response) => {
      const url = request.url ?? '/';
      if (serverPaths.test(url)) return false;
      vite.middlewares(request, response, async () => {
        try {
          const { renderPage, manifest } = (await vite.ssrLoadModule('/src/app/prerender.server.tsx')) as {
            renderPage(path: string, site: Site, assets: Assets): Promise<string>;
            manifest: object;
          };
          const assets: Assets = {
            css: '',
            script: headScript,
            fonts: [],
            icon: '/favicon.svg',
            modules: ['/@vite/client', '/src/app/hydrate.tsx'],
          };
          const path = new URL(url, env.PUBLIC_URL).pathname;
          if (path === '/manifest.webmanifest') return response.end(JSON.stringify(manifest));
          const html = await vite.transformIndexHtml(
            url,
            await renderPage(path, siteFromSettings(env), assets),
          );
          // Vite indents what it adds; the whole document is hydrated, and there that is text which React did not write.
          const page = html.replace(/<head>[\s\S]*?<\/head>/, (head) => head.replace(/\n\s*(?=<)/g, ''));
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          response.writeHead(500).end(String((error as Error).stack));
        }
      });
      return true;
    },
  },
);
process.stdout.write(`\nSalero en desarrollo: ${env.PUBLIC_URL}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await vite.close();
    await running.stop();
    process.exit(0);
  });
