import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isClosed, type Screen } from '@solelune/screen';
import type { SiteBundle } from './site-bundle.ts';

/** One entry of the build's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

export interface PageAssets {
  entry: string;
  /** The page's own file among them. */
  pageFile?: string;
  /** Addresses of the page's style sheets, and all their rules: they travel in the page itself, so that it can be drawn as soon as it is there. */
  styles: string[];
  css: string;
  /** Code of the shell, then what the page adds to it. */
  code: string[];
  /** Drawn as a closed door: only its code can fill it in. */
  isEmpty: boolean;
  fonts: string[];
}

const ENTRY = 'entry-browser.tsx';
/** Drawings that the server draws and the browser keeps (packages/screen/still.tsx): their styles come with the page, their code does not. */
const STILL = /\.still\.tsx$/;
const SOON_PAGE = 'soon/soon-page.tsx';
/** The list of all screens: a closed page asks for its data at once, by its own call. */
const SCREEN_LIST = 'screens.ts';
/** The two fonts of the first view; the others come when a page asks for them. */
const PRELOADED_FONTS = [/cormorant-latin-wght-normal.*\.woff2$/, /figtree-latin-wght-normal.*\.woff2$/];

/** What the browser must fetch for a page: read from the build's manifest, once. */
export class BuiltSite {
  readonly #chunks: Record<string, Chunk>;
  readonly #assets = new Map<string, PageAssets>();
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    const manifest = path.join(folder, 'client/manifest.json');
    if (!existsSync(manifest)) throw new Error('Le site n’est pas construit : lancez npm run build.');
    this.#chunks = JSON.parse(readFileSync(manifest, 'utf8'));
  }

  /** The web app's own code for the server. */
  bundle(): Promise<SiteBundle> {
    return import(pathToFileURL(path.join(this.folder, 'server/entry-server.js')).href);
  }

  /** Styles and code of the shell and of one page. */
  assetsOf(screen: Screen): PageAssets {
    const source = screen.source ?? (screen.soon ? SOON_PAGE : undefined);
    const key = `${source} ${isClosed(screen)}`;
    const known = this.#assets.get(key);
    if (known) return known;
    const chunks = [
      ...this.#closure(ENTRY),
      ...(source ? this.#closure(source) : []),
      ...(isClosed(screen) ? this.#closure(SCREEN_LIST) : []),
    ];
    const unique = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
    const entry = `/${this.#chunks[ENTRY]?.file}`;
    const fonts = unique(Object.values(this.#chunks).flatMap((chunk) => chunk.assets ?? []));
    const stills = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports.filter((name) => STILL.test(name)));
    const drawn = stills.flatMap((name) => this.#closure(name));
    const styles = unique([...chunks, ...drawn].flatMap((chunk) => chunk.css ?? []));
    const pageFile = source && this.#chunks[source]?.file;
    const assets: PageAssets = {
      entry,
      ...(pageFile ? { pageFile: `/${pageFile}` } : {}),
      styles,
      css: styles.map((file) => readFileSync(path.join(this.folder, 'client', file), 'utf8').trim()).join('\n'),
      code: unique(chunks.map((chunk) => chunk.file)).filter((file) => file !== entry),
      isEmpty: isClosed(screen),
      fonts: PRELOADED_FONTS.flatMap((pattern) => fonts.filter((file) => pattern.test(file)).slice(0, 1)),
    };
    this.#assets.set(key, assets);
    return assets;
  }

  #closure(source: string, seen = new Set<string>()): Chunk[] {
    const chunk = this.#chunks[source];
    if (!chunk || seen.has(source)) return [];
    seen.add(source);
    return [chunk, ...(chunk.imports ?? []).flatMap((other) => this.#closure(other, seen))];
  }
}
