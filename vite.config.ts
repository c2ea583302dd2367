import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** A file named *.server.* holds secrets or the database: the browser's build stops when one is imported. */
function serverWall(): Plugin {
  return {
    name: 'salero:server-wall',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved && /\.server\.tsx?(\?|$)/.test(resolved.id))
        this.error(`${importer} imports ${source}: server code never reaches the browser.`);
      return resolved;
    },
  };
}

/** Code that several pages use, in chunks of a fair size. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 };

export default defineConfig({
  plugins: [serverWall(), tailwindcss(), react()],
  publicDir: 'public',
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // A page's own chunks are named in its HTML; a list of everybody's in every page would only be weight.
    modulePreload: false,
    outDir: 'dist/client',
    manifest: 'manifest.json',
    rolldownOptions: { input: 'src/app/hydrate.tsx' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One request for what every page needs, few for what pages share: not thirty.
              groups: [
                { name: 'base', tags: ['$initial'], priority: 2 },
                { name: 'esquemas', test: /node_modules\/zod\//, priority: 1 },
                // Apart from what brings schemas along, so that a page of plain text never loads them.
                { name: 'ui', test: /src\/(ui|account)\//, priority: 1, ...shared },
                { name: 'comun', ...shared },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/prerender',
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/prerender.server.tsx' },
      },
    },
  },
});
