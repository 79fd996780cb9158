import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebFeature } from '@solelune/screen';
import { FEATURES } from '../../features/list.ts';

/** A feature may bring nothing to the browser. */
const manifests = FEATURES.map((name) => path.join(import.meta.dirname, `../../features/${name}/feature.web.ts`));

/**
 * What every feature brings to the browser, as its own manifest tells it. Run as it stands by scripts and tests; the build writes the imports
 * out in its place (vite/list-features.ts), so that nothing is looked for while a page starts.
 */
export const features: readonly WebFeature[] = await Promise.all(
  manifests
    .filter((manifest) => existsSync(manifest))
    .map(async (manifest) => {
      const { href } = pathToFileURL(manifest);
      return ((await import(/* @vite-ignore */ href)) as { default: WebFeature }).default;
    }),
);
