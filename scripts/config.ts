// npm run config: every setting of the site, what it is and who said so. Nothing secret is printed.

import { ConfigError, readConfig } from '@solelune/platform';
import { processTelling, VARIABLES } from '@solelune/server/environment';
import { features } from '@solelune/server/features';
import { judgeProduction } from '@solelune/server/production';

const ORIGINS = { environment: 'environnement', file: '.env', default: 'défaut' };

/** Passwords stand in some addresses, and are all there is in keys. */
function shown(name: string, value: string | undefined): string {
  if (!value?.trim()) return '';
  if (/SECRET|KEYS?$|TOKEN/.test(name)) return '(donné, non montré)';
  const url = URL.parse(value);
  if (url?.password) url.password = '***';
  return url?.password ? url.href : value;
}

try {
  const telling = processTelling();
  const width = Math.max(...VARIABLES.map((name) => name.length));
  for (const name of VARIABLES)
    console.log(
      [name.padEnd(width), ORIGINS[telling.originOf(name)].padEnd(13), shown(name, telling.values[name])]
        .join('  ')
        .trimEnd(),
    );
  // Read as at the start, so that what would stop it is said here.
  const config = readConfig(telling.values);
  for (const { settings } of features) settings?.(config);
  const { refused, missing } = judgeProduction(config);
  for (const { variable, why } of missing) console.log(`\n${variable} manque : ${why}`);
  if (refused.length > 0) throw new ConfigError(`Configuration refusée. ${refused.join(' ; ')}.`);
  console.log(`\nConfiguration lisible : ${config.environment}, ${config.siteUrl}`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
