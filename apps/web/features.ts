import { existsSync } from 'node:fs';
import type { WebFeature } from '@solelune/screen';
import { FEATURES } from '../../features/list.ts';

/** A feature may bring nothing to the browser. */
const manifests = FEATURES.map((name) => new URL(`../../features/${name}/feature.web.ts`, import.meta.url));

/**
 * What every feature brings to the browser, as its own manifest tells it. Run as it stands by scripts and tests; the build writes the imports
 * out in its place (vite/list-features.ts), so that nothing is looked for while a page starts.
 */
export const features: readonly WebFeature[] = await Promise.all(
  manifests
    .filter((manifest) => existsSync(manifest))
    .map(async ({ href }) => ((await import(/* @vite-ignore */ href)) as { default: WebFeature }).default),
);
