import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnFiles } from './vite/drawn-files.ts';
import { frenchSpaces } from './vite/french-spaces.ts';
import { listFeatures } from './vite/list-features.ts';
import { namePages } from './vite/name-pages.ts';
import { screenPaths } from './vite/screen-paths.ts';
import { serverForms } from './vite/server-forms.ts';
import { soonTexts } from './vite/soon-texts.ts';
import { stripContracts } from './vite/strip-contracts.ts';

const dist = (part: string) => `${import.meta.dirname}/dist/${part}`;

/** All that every page needs, in one file: it compresses better than thirty small ones, and arrives in one go. */
const FIRST_LOAD = [
  {
    name: 'site',
    // React's small half too, which would otherwise be a file of its own: its large half is in the entry.
    test: /apps\/web\/(?:pages\/site-app\.tsx|page-loading\/follow-navigation\.ts|errors\/failed-route\.ts)$|civil-time\/words\.ts$|react-dom\/(?:index|cjs\/react-dom\.production)\.js$/,
    includeDependenciesRecursively: true,
  },
];

/** A part of a feature: `astrology-chart` for its folder `web/chart`, `astrology-engine` with the pages' words, `astrology` for the rest. */
function partOfFeature(file: string): string | null {
  const [, feature, part] = /features\/([\w-]+)\/(?:(?:web\/)?(engine|(?<=web\/)[\w-]+)\/)?/.exec(file) ?? [];
  if (!feature) return null;
  if (part === 'words') return `${feature}-engine`;
  return part ? `${feature}-${part}` : feature;
}

/** What several pages share comes in few files: a page would otherwise fetch thirty of a thousand bytes each. */
const SHARED = [
  // The drawings that stand on many pages: small, and wanted together.
  {
    name: 'drawings',
    test: /packages\/ui\/(?:geometry|moon|more-link|ruled-list|sign-medallion|starry)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Many pages show a chart, and none needs it to come alive.
  {
    name: 'wheel',
    // Its pictures and its tables are asked for, or stand with a result.
    test: /packages\/ui\/wheel\/(?!wheel-(?:image|tables|downloads|legend))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'ui',
    test: /packages\/ui\/(?!birth-form\/|icon\/rarer|wheel(?:-card)?\/)/,
    minShareCount: 26,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'part of a feature',
    name: partOfFeature,
    // These are no wholes: a form needs one piece of them, and not the wheel that stands in another; the home page the names of disciplines, and not what roles do, the back of a card, and not the table.
    test: /features\/(?!astrology\/(?:engine|words|contract|web\/(?:birth|chart|frame|zodiac))\/|advisors\/(?:web\/words|contract\/)|tarot\/(?:cards\/(?:address|versions)|web\/(?:addresses|day-card\/|table\/[\w-]+\.css)))[\w-]+\/(?!.*(?:-page|\.still)\.tsx$)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/public`,
  appType: 'custom',
  // The service worker puts away what an older build had cached.
  define: { __BUILD_ID__: JSON.stringify(Date.now().toString(36)) },
  plugins: [
    react(),
    frenchSpaces(),
    listFeatures(import.meta.dirname),
    stripContracts(),
    soonTexts(import.meta.dirname),
    serverForms(),
    namePages(import.meta.dirname),
    screenPaths(import.meta.dirname),
    drawnFiles(import.meta.dirname),
  ],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 2048,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    // Files of the builds before stay for those who still use them (vite/last-builds.ts).
    emptyOutDir: false,
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
            // Seven letters of a hash tell files of code apart; every page lists a hundred of them, and hashes are what no compression shortens.
            // Other files keep theirs: the server's own build names them by itself, and the same.
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: [...FIRST_LOAD, ...SHARED] },
          },
        },
      },
    },
    ssr: {
      // Built pages carry React with them, as it is for production, whatever NODE_ENV the server runs with.
      resolve: { noExternal: command === 'build' ? true : [/^@solelune\//] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: dist('server'),
        copyPublicDir: false,
        rollupOptions: { input: `${import.meta.dirname}/entry-server.tsx` },
      },
    },
  },
  server: { middlewareMode: true },
}));
