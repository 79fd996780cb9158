import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { screens } from '../../apps/web/screens.ts';
import { createMatcher, type Screen } from '../../packages/screen/index.ts';
import { journeysTo, migrationsOf, repositoriesOf, testsOf } from './around.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Place {
  screen: string | undefined;
  declared: string | undefined;
  page: string | undefined;
  call: string | undefined;
  contract: string | undefined;
  handler: string | undefined;
  /** Where its rows are read and written, and the migrations that made their tables. */
  repositories: string[];
  migrations: string[];
  tests: string[];
  content: string | undefined;
}

/** Everything a newcomer wants to open for an address: a page of the site, or a call below /api/. */
export async function findPlace(address: string): Promise<Place> {
  const pathname = new URL(address, 'http://localhost').pathname;
  if (pathname.startsWith('/api/')) return placeOfCall(pathname.slice('/api/'.length));
  const screen = screenAt(pathname);
  if (!screen) return { ...nowhere, screen: 'none: the 404 page', page: 'apps/web/errors/not-found-page.tsx' };
  const declared = fileWith(screenFiles(), `name: '${screen.name}'`);
  const page = screen.soon ? 'apps/web/soon/soon-page.tsx' : pageFile(screen, declared);
  const call = screen.call as { name: string; path: string; method: string } | undefined;
  const answered = call ? await placeOfNamedCall(call.name) : {};
  return {
    ...nowhere,
    ...answered,
    screen: `${screen.name}  ${screen.path}${screen.soon ? '  (announced, not built yet)' : ''}`,
    declared,
    page,
    tests: [...new Set([...testsOf(page), ...(answered.tests ?? []), ...journeysTo(screen.path)])],
    content: contentFile(pathname),
  };
}

export async function findMissing(): Promise<{ name: string; path: string }[]> {
  return screens.filter((screen) => screen.soon).map(({ name, path: address }) => ({ name, path: address }));
}

const nowhere: Place = {
  screen: undefined,
  declared: undefined,
  page: undefined,
  call: undefined,
  contract: undefined,
  handler: undefined,
  repositories: [],
  migrations: [],
  tests: [],
  content: undefined,
};

const screenAt = (pathname: string): Screen | undefined => createMatcher(screens)(pathname)?.screen;

const features = () => readdirSync(path.join(root, 'features'));
/** A feature declares its screens in one list, or beside each family of pages. */
const screenFiles = () => [
  ...features().flatMap((name) => sourcesOf(name, 'web').filter((file) => path.posix.basename(file) === 'screens.ts')),
  'apps/web/errors/screens.ts',
];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const fileWith = (files: string[], text: string) => files.find((file) => read(file).includes(text));

/** The `import('./x-page.tsx')` that follows the screen's name in its declaration. */
function pageFile(screen: Screen, declared: string | undefined): string | undefined {
  if (!declared) return undefined;
  const [, after = ''] = read(declared).split(`name: '${screen.name}'`);
  const relative = /import\('(\.[^']+)'\)/.exec(after.split(/\bname: '/)[0] ?? '')?.[1];
  return relative && path.posix.join(path.posix.dirname(declared), relative);
}

async function placeOfCall(callPath: string): Promise<Place> {
  const calls = (await Promise.all(features().map(callsOf))).flat();
  const found = calls.find(({ call }) => patternOf(call.path).test(callPath));
  return { ...nowhere, ...(found ? await placeOfNamedCall(found.call.name) : {}) };
}

const patternOf = (callPath: string) =>
  new RegExp(
    `^${callPath
      .replace(/[.]/g, '\\.')
      .replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );

async function placeOfNamedCall(name: string): Promise<Partial<Place>> {
  for (const feature of features()) {
    const found = (await callsOf(feature)).find(({ call }) => call.name === name);
    if (!found) continue;
    const { call, variable } = found;
    const handles = new RegExp(`handle\\w*\\([\\w.,\\s]*\\b${variable}\\b`);
    const handler = sourcesOf(feature, 'api').find((file) => handles.test(read(file)));
    const repositories = handler ? repositoriesOf(handler) : [];
    return {
      call: `${call.method} ${call.path}`,
      contract: sourcesOf(feature, 'contract').find((file) => read(file).includes(`'${name}'`)),
      handler,
      repositories,
      migrations: migrationsOf(repositories),
      tests: testsOf(handler),
    };
  }
  return { call: name };
}

interface DeclaredCall {
  variable: string;
  call: { name: string; method: string; path: string };
}

/** The calls that a feature's contract declares, and the variable that each is held in. */
async function callsOf(feature: string): Promise<DeclaredCall[]> {
  const contract = path.join(root, 'features', feature, 'contract.ts');
  if (!existsSync(contract)) return [];
  const module = (await import(pathToFileURL(contract).href)) as Record<string, unknown>;
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'path' in value && 'method' in value)
    .map(([variable, value]) => ({ variable, call: value as DeclaredCall['call'] }));
}

/** The sources of one slot of a feature: `contract.ts` and what stands in `contract/`, or all of `api/`; the nearest first. */
function sourcesOf(feature: string, slot: string): string[] {
  const folder = `features/${feature}/${slot}`;
  const inside = existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort(
        (a, b) => a.split(path.sep).length - b.split(path.sep).length,
      )
    : [];
  return [`${folder}.ts`, ...inside.map((file) => `${folder}/${file}`)].filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && existsSync(path.join(root, file)),
  );
}

function contentFile(pathname: string): string | undefined {
  const candidates = [`content${pathname}.md`, `content${pathname}/index.md`];
  return candidates.find((file) => existsSync(path.join(root, file)));
}
