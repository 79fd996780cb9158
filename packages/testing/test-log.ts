import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLogger, type Logger } from '@solelune/platform';
import { destination } from 'pino';

/** Where every test's server writes its log; after a whole run, `scripts/search-logs.ts` looks there for what must not be. */
const FOLDER = resolve(import.meta.dirname, '../../.cache/test-logs');

/** Personal things that tests send on purpose: none of them may ever be found in a log. */
export const PLANTED = {
  email: 'planted.member@courriel-plante.fr',
  password: 'Mot-De-Passe-Plante-42',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJwbGFudGVkIjoidG9rZW4ifQ.cGxhbnRlZC1zaWduYXR1cmUtdmFsdWU',
  hash: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  firstname: 'Planteline',
  birthdate: '1987-03-21',
  /** {"firstname":"Planteline","birthdate":"1987-03-21","birthtime":"07:42"} */
  infos: 'eyJmaXJzdG5hbWUiOiJQbGFudGVsaW5lIiwiYmlydGhkYXRlIjoiMTk4Ny0wMy0yMSIsImJpcnRodGltZSI6IjA3OjQyIn0',
} as const;

/** Everything a server has to say, kept for the search. */
export function testLog(name: string): Logger {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${name}-${process.pid}.log`;
  return createLogger({ logLevel: 'trace' }, destination({ dest: file, sync: true, append: true }));
}
