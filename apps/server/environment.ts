import { CONFIG_VARIABLES, type Config, readConfig, readTelling, type Telling } from '@solelune/platform';
import { features } from './features.ts';

/** Every variable that the frame or a feature reads. */
export const VARIABLES: readonly string[] = [
  ...CONFIG_VARIABLES,
  ...features.flatMap(({ settings }) => settings?.names ?? []),
];

/** What this process was told, by its environment and by `.env`. */
export const processTelling = (): Telling => readTelling(process.env, VARIABLES);

/** The configuration of this process; a command may have its own defaults. */
export const processConfig = (defaults: Record<string, string> = {}): Config =>
  readConfig({ ...defaults, ...processTelling().values });
