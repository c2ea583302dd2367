import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** A file named *.server.* holds secrets or the database: the browser's build stops when one is imported. */
function serverWall(): Plugin {
  return {
    name: 'salero:server-wall',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.config.consumer !== 'client' || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved && /\.server\.tsx?(\?|$)/.test(resolved.id))
        this.error(`${importer} imports ${source}: server code never reaches the browser.`);
      return resolved;
    },
  };
}

/** All styles come with the page, so a chunk that is asked for has nothing to fetch first. */
function plainImports(): Plugin {
  return {
    name: 'salero:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Without these two marks every unused component of the router would stay in the build. */
function unusedComponentsGo(): Plugin {
  return {
    name: 'salero:unused-components-go',
    transform: {
      filter: { id: /node_modules\/(react-router|@radix-ui)\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = [^;]+;$/gm, '')
          .replace(/= (?=React(?:\$1)?\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
    },
  };
}

/** The reader of pictures brings what only Node runs; the build would warn of each. */
function noNodeBranch(): Plugin {
  return {
    name: 'salero:no-node-branch',
    transform: {
      filter: { id: /tesseract\.js-core/ },
      handler: (code) => code.replace(/require\("\w+"\)/g, 'null'),
    },
  };
}

/** Code that several pages use, in chunks of a fair size. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 };

export default defineConfig({
  plugins: [serverWall(), plainImports(), unusedComponentsGo(), tailwindcss(), react()],
  worker: { format: 'es', plugins: () => [serverWall(), noNodeBranch()] },
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
                // In parts that run one after the other: none keeps a tap waiting for long.
                {
                  name: 'react',
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
                  priority: 3,
                },
                { name: 'base', tags: ['$initial'], priority: 2 },
                // And what is nothing without it: left alone, a small chunk of a page of plain text may be merged with that, and the
                // save button with what writes alternatives.
                {
                  name: 'esquemas',
                  test: /node_modules\/zod\/|src\/generation\/(help-line-schema|refine)\.ts|src\/language\/write\/fields\.ts|src\/library\/save-button\.tsx/,
                  priority: 1,
                },
                // And a form's fields: a page of plain text has none.
                { name: 'campos', test: /src\/ui\/(text-)?field\.tsx/, priority: 1 },
                // Apart from what brings schemas along, so that a page of plain text never loads them. Folding goes with it, or it may be
                // merged with what writes alternatives.
                {
                  name: 'ui',
                  test: /src\/(ui|account|platform)\/|src\/language\/write\/fold\.ts|node_modules\/lucide-react\//,
                  priority: 1,
                  ...shared,
                },
                { name: 'comun', ...shared },
              ],
            },
          },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/app/worker/worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
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
