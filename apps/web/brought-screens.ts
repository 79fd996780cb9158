import type { Screen } from '@solelune/screen';
import { features } from './features.ts';

/** The screens of all features, in the order of the one list. The build writes their imports out in its place (vite/list-features.ts): one file, fetched at once. */
export const broughtScreens: readonly Screen[] = (
  await Promise.all(features.map((feature) => feature.screens()))
).flatMap(({ screens }) => screens);
