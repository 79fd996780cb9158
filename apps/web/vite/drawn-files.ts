import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnFile } from '@solelune/screen/drawn-file';
import type { Plugin } from 'vite';
import { FEATURES } from '../../../features/list.ts';

/** What the features draw: their `feature.files.ts`, in the order of the one list. */
export async function readDrawnFiles(webFolder: string): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  for (const name of FEATURES) {
    const manifest = path.resolve(webFolder, `../../features/${name}/feature.files.ts`);
    if (!existsSync(manifest)) continue;
    const { default: files } = (await import(pathToFileURL(manifest).href)) as { default: () => Iterable<DrawnFile> };
    for (const { address, text } of files()) {
      if (drawn.has(address)) throw new Error(`Two drawn files want the address ${address}.`);
      drawn.set(address, text);
    }
  }
  return drawn;
}

/** Writes the files that features draw among the built ones, which are compressed once and served as they are; while developing, answers with them. */
export function drawnFiles(webFolder: string): Plugin {
  return {
    name: 'solelune:drawn-files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, text] of await readDrawnFiles(webFolder))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: text });
    },
    async configureServer(server) {
      const files = await readDrawnFiles(webFolder);
      server.middlewares.use((request, response, next) => {
        const text = files.get(request.url ?? '');
        if (text === undefined) next();
        else response.setHeader('content-type', 'image/svg+xml').end(text);
      });
    },
  };
}
