import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';
import { redact } from './redact.ts';
import { safeError, safeMessage } from './safe-error.ts';
import { scrubLine } from './scrub.ts';

export type { Logger };

/**
 * A logger that cannot write a token, a password, an e-mail address or birth data: fields are masked by name, errors are reduced to
 * where and which, and each finished line passes a last scrub.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const log = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact },
      serializers: { err: keep, req: keep, res: keep },
      hooks: { logMethod: replaceErrors, streamWrite: scrubLine },
    },
    destination ?? standardOutput(),
  );
  // pino has no formatter for the bindings of children; children inherit this property, so theirs are masked too.
  const { child } = log;
  log.child = function (bindings, options) {
    return child.call(this, redact(bindings), options) as never;
  };
  return log;
}

/** A line that cannot be written (the disk behind the output is full) is lost; unheard, the event would end the process. */
function standardOutput(): DestinationStream {
  return pino.destination({ fd: 1, sync: true }).on('error', () => {});
}

/** `redact` has already turned these into something safe; pino's own serializers would want the originals. */
function keep(value: unknown): unknown {
  return value instanceof Error ? safeError(value) : value;
}

/** `log.error(error)` would write `error.message` as it is, and so would `log.error('… %s', error)`. */
function replaceErrors(this: Logger, args: unknown[], method: (...args: never[]) => void): void {
  const [first, ...rest] = args;
  const safeRest = rest.map((part) => (part instanceof Error ? safeMessage(part) : part));
  const safeArgs =
    first instanceof Error
      ? [{ err: first }, ...(rest.length > 0 ? safeRest : [safeMessage(first)])]
      : [first, ...safeRest];
  method.apply(this, safeArgs as never[]);
}
