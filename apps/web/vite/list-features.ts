import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { FEATURES } from '../../../features/list.ts';

const MANIFEST = /\/features\/[\w-]+\/feature\.web\.ts$/;
const LAZY_SCREENS = /\bscreens: \(\) => import\('\.\/web\/screens\.ts'\),?/;

/**
 * Writes the imports of all `feature.web.ts` in the place of apps/web/features.ts, and those of their screens in the place of brought-screens.ts, in
 * the order of the one list. A manifest then need not say where its screens are.
 */
export function listFeatures(webFolder: string): Plugin {
  const inFeatures = (file: string) =>
    FEATURES.map((name) => path.resolve(webFolder, `../../features/${name}/${file}`)).filter((one) => existsSync(one));
  return {
    name: 'solelune:list-features',
    enforce: 'pre',
    load(id) {
      const file = path.relative(webFolder, id.split('?')[0] ?? id);
      if (file === 'features.ts') return listed(inFeatures('feature.web.ts'), 'default', 'features');
      if (file === 'brought-screens.ts')
        return `${listed(inFeatures('web/screens.ts'), 'screens', 'lists')}
        export const broughtScreens = lists.flat();`;
      return null;
    },
    transform: (code, id) => (MANIFEST.test(id.split('?')[0] ?? id) ? code.replace(LAZY_SCREENS, '') : null),
  };
}

const listed = (files: string[], door: string, name: string): string =>
  [
    ...files.map((file, index) => `import { ${door} as part${index} } from ${JSON.stringify(file)};`),
    `export const ${name} = [${files.map((_, index) => `part${index}`).join(', ')}];`,
  ].join('\n');
