import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { FEATURES } from '../../../features/list.ts';

/** Writes the imports of all `feature.web.ts` in the place of apps/web/features.ts, in the order of the one list. */
export function listFeatures(webFolder: string): Plugin {
  const file = path.join(webFolder, 'features.ts');
  const manifestOf = (name: string) => path.resolve(webFolder, `../../features/${name}/feature.web.ts`);
  return {
    name: 'solelune:list-features',
    enforce: 'pre',
    load(id) {
      if ((id.split('?')[0] ?? id) !== file) return null;
      const found = FEATURES.map(manifestOf).filter((manifest) => existsSync(manifest));
      return [
        ...found.map((manifest, index) => `import feature${index} from ${JSON.stringify(manifest)};`),
        `export const features = [${found.map((_, index) => `feature${index}`).join(', ')}];`,
      ].join('\n');
    },
  };
}
