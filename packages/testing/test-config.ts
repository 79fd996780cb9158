import { type Config, readConfig } from '@solelune/platform';

/** The configuration of a test: in memory, quiet, on any port, unless told otherwise. */
export function testConfig(environment: Record<string, string> = {}): Config {
  return readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory', LOG_LEVEL: 'silent', PORT: '0', ...environment });
}
