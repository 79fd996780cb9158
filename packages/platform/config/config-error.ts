/** What the process was told makes no sense, in a sentence for whoever told it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
