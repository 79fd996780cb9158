import {
  CannotStart,
  ConfigError,
  DataDirLocked,
  DataDirUnusable,
  MigrationError,
  refusalOfDatabase,
} from '@solelune/platform';

const SAID = [CannotStart, ConfigError, DataDirLocked, DataDirUnusable];

const ADDRESSES: Record<string, string> = {
  EADDRINUSE: 'Ce port est déjà pris : choisissez-en un autre avec PORT=….',
  EADDRNOTAVAIL: 'Cette machine n’a pas cette adresse : vérifiez HOST.',
  EACCES: 'Ce port est réservé à root : choisissez-en un au-dessus de 1023 avec PORT=….',
};

/** Why the site does not start, for the person who starts it; null for what nobody foresaw, whose trace is worth reading. */
export function startSentence(error: unknown): string | null {
  if (SAID.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof MigrationError) return refusalOfDatabase(error.cause) ?? error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (syscall === 'listen' && ADDRESSES[code ?? '']) || refusalOfDatabase(error) || null;
}
