import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namePages } from './vite/name-pages.ts';
import { soonTexts } from './vite/soon-texts.ts';
import { stripContracts } from './vite/strip-contracts.ts';

const dist = (part: string) => `${import.meta.dirname}/dist/${part}`;

/** All that every page needs, in one file: it compresses better than thirty small ones, and arrives in one go. */
const FIRST_LOAD = [
  {
    name: 'site',
    test: /apps\/web\/(?:pages\/site-app\.tsx|page-loading\/follow-navigation\.ts)$/,
    includeDependenciesRecursively: true,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/public`,
  appType: 'custom',
  // The service worker puts away what an older build had cached.
  define: { __BUILD_ID__: JSON.stringify(Date.now().toString(36)) },
  plugins: [react(), stripContracts(), soonTexts(import.meta.dirname), namePages(import.meta.dirname)],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 2048,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: dist('client'),
        manifest: 'manifest.json',
        rollupOptions: {
          input: {
            main: `${import.meta.dirname}/entry-browser.tsx`,
            sw: `${import.meta.dirname}/service-worker/sw.ts`,
          },
          // The service worker's address is fixed: its scope is the whole site.
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            codeSplitting: { groups: FIRST_LOAD },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@solelune\//] },
      build: {
        outDir: dist('server'),
        copyPublicDir: false,
        rollupOptions: { input: `${import.meta.dirname}/entry-server.tsx` },
      },
    },
  },
  server: { middlewareMode: true },
});
