import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = /\/features\/[\w-]+\/contract\.ts$/;

/**
 * In the browser a call is its name, method and path: the schemas (and the library that reads them, 26 KB) stay on the server.
 * The module is run here, as it is, and what the browser needs of each call is written in its place.
 */
export function stripContracts(): Plugin {
  return {
    name: 'solelune:strip-contracts',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!CONTRACT.test(file) || this.environment.name !== 'client') return null;
      const module = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as Record<string, unknown>;
      return Object.entries(module)
        .filter(([, value]) => isCall(value))
        .map(([name, call]) => `export const ${name} = ${JSON.stringify(addressOf(call as never))};`)
        .join('\n');
    },
  };
}

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'answer' in value;

const addressOf = ({ name, method, path }: { name: string; method: string; path: string }) => ({ name, method, path });
