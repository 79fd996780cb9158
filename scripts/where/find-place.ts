import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screens } from '../../apps/web/screens.ts';
import { createMatcher, type Screen } from '../../packages/screen/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Place {
  screen: string | undefined;
  declared: string | undefined;
  page: string | undefined;
  call: string | undefined;
  contract: string | undefined;
  handler: string | undefined;
  content: string | undefined;
}

/** Everything a newcomer wants to open for an address: a page of the site, or a call below /api/. */
export async function findPlace(address: string): Promise<Place> {
  const pathname = new URL(address, 'http://localhost').pathname;
  if (pathname.startsWith('/api/')) return placeOfCall(pathname.slice('/api/'.length));
  const screen = screenAt(pathname);
  if (!screen) return { screen: 'none: the 404 page', ...nowhere, page: 'apps/web/errors/not-found-page.tsx' };
  const declared = fileWith(screenFiles(), `name: '${screen.name}'`);
  const call = screen.call as { name: string; path: string; method: string } | undefined;
  return {
    screen: `${screen.name}  ${screen.path}${screen.soon ? '  (announced, not built yet)' : ''}`,
    declared,
    page: screen.soon ? 'apps/web/soon/soon-page.tsx' : pageFile(screen, declared),
    ...(call ? placeOfNamedCall(call.name) : { call: undefined, contract: undefined, handler: undefined }),
    content: contentFile(pathname),
  };
}

export async function findMissing(): Promise<{ name: string; path: string }[]> {
  return screens.filter((screen) => screen.soon).map(({ name, path: address }) => ({ name, path: address }));
}

const nowhere = {
  declared: undefined,
  page: undefined,
  call: undefined,
  contract: undefined,
  handler: undefined,
  content: undefined,
};

const screenAt = (pathname: string): Screen | undefined => createMatcher(screens)(pathname)?.screen;

const features = () => readdirSync(path.join(root, 'features'));
const screenFiles = () =>
  [...features().map((name) => `features/${name}/web/screens.ts`), 'apps/web/errors/screens.ts'].filter((file) =>
    existsSync(path.join(root, file)),
  );
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const fileWith = (files: string[], text: string) => files.find((file) => read(file).includes(text));

/** The `import('./x-page.tsx')` that follows the screen's name in its declaration. */
function pageFile(screen: Screen, declared: string | undefined): string | undefined {
  if (!declared) return undefined;
  const [, after = ''] = read(declared).split(`name: '${screen.name}'`);
  const relative = /import\('(\.[^']+)'\)/.exec(after.split(/\bname: '/)[0] ?? '')?.[1];
  return relative && path.posix.join(path.posix.dirname(declared), relative);
}

function placeOfCall(callPath: string): Place {
  const name = features()
    .flatMap((feature) => callsOf(`features/${feature}/contract.ts`))
    .find((call) =>
      new RegExp(
        `^${call.path
          .replace(/[.]/g, '\\.')
          .replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
          .replace(/\{\w+\}/g, '[^/]+')}$`,
      ).test(callPath),
    )?.name;
  return { ...nowhere, screen: undefined, ...(name ? placeOfNamedCall(name) : {}) };
}

function placeOfNamedCall(name: string): Pick<Place, 'call' | 'contract' | 'handler'> {
  for (const feature of features()) {
    const contract = `features/${feature}/contract.ts`;
    const call = callsOf(contract).find((item) => item.name === name);
    if (!call) continue;
    const api = path.join(root, 'features', feature, 'api');
    const handlers = existsSync(api)
      ? readdirSync(api).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      : [];
    const handler = handlers.find((file) =>
      new RegExp(`handle\\(\\s*${call.variable}\\b`).test(read(`features/${feature}/api/${file}`)),
    );
    return { call: `${call.method} ${call.path}`, contract, handler: handler && `features/${feature}/api/${handler}` };
  }
  return { call: name, contract: undefined, handler: undefined };
}

/** The calls of a contract, read from its text: which variable, which name, which path. */
function callsOf(contract: string): { variable: string; name: string; method: string; path: string }[] {
  if (!existsSync(path.join(root, contract))) return [];
  const declaration = /export const (\w+) = defineCall\(\{\s*name: '([^']+)',\s*method: '(\w+)',\s*path: '([^']+)'/g;
  return [...read(contract).matchAll(declaration)].map(([, variable = '', name = '', method = '', callPath = '']) => ({
    variable,
    name,
    method,
    path: callPath,
  }));
}

function contentFile(pathname: string): string | undefined {
  const candidates = [`content${pathname}.md`, `content${pathname}/index.md`];
  return candidates.find((file) => existsSync(path.join(root, file)));
}
