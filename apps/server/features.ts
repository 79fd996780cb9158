import { existsSync } from 'node:fs';
import type { ServerFeature } from '@solelune/contract/server';
import { FEATURES } from '../../features/list.ts';

export type { FeatureName } from '../../features/list.ts';

const manifestOf = (name: string) => new URL(`../../features/${name}/feature.server.ts`, import.meta.url);

/** What every feature brings to the server, as its own manifest tells it. */
export const features: ServerFeature[] = await Promise.all(
  FEATURES.map(manifestOf)
    .filter((manifest) => existsSync(manifest))
    .map(async (manifest) => ((await import(manifest.href)) as { default: ServerFeature }).default),
);
