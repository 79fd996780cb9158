import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Call, CallAddress, ChannelAddress } from '@solelune/contract';
import type { Plugin } from 'vite';

const CONTRACT = /\/features\/[\w-]+\/contract(?:\/[\w-]+)?\.ts$/;
/** A list of the files that the calls of a large feature stand in: each of those is read by itself. */
const ONLY_LISTS = /^(?:\s*(?:\/\*[^]*?\*\/|export (?:\*|type \{[^}]*\}) from '[^']+';))*\s*$/;

/**
 * In the browser a call is its name, method and path, and a channel its name and kind: the schemas (and the library that reads them, 26 KB) stay on the server.
 * The module is run here, as it is, and what the browser needs of each is written in its place.
 */
export function stripContracts(): Plugin {
  return {
    name: 'solelune:strip-contracts',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!CONTRACT.test(file) || this.environment.name !== 'client') return null;
      if (ONLY_LISTS.test(readFileSync(file, 'utf8'))) return null;
      const module = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as Record<string, unknown>;
      return Object.entries(module)
        .map(([name, value]) => [name, addressOf(value)] as const)
        .filter(([, address]) => address !== null)
        .map(([name, address]) => `export const ${name} = ${JSON.stringify(address)};`)
        .join('\n');
    },
  };
}

/** Null for what is neither. */
function addressOf(value: unknown): CallAddress | ChannelAddress | null {
  if (typeof value !== 'object' || value === null || !('name' in value)) return null;
  if ('path' in value && 'method' in value && 'answer' in value) {
    const { name, method, path } = value as Call;
    return { name, method, path };
  }
  if (!('state' in value || 'log' in value) || !('kind' in value)) return null;
  const { kind, name, wire } = value as ChannelAddress;
  return { kind, name, ...(wire ? { wire } : {}) };
}
