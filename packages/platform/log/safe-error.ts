import { scrubText } from './scrub.ts';

const MESSAGE_LIMIT = 2000;

export interface SafeError {
  type: string;
  message: string;
  code?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
  issues?: string[] | undefined;
  stack?: string | undefined;
  cause?: SafeError | undefined;
}

/** An error as it may be logged: where and which, never the values that caused it. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is not an error' };
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    code: text(error, 'code'),
    table: text(error, 'table'),
    column: text(error, 'column'),
    constraint: text(error, 'constraint'),
    issues: validationIssues(error),
    stack: frames(error),
    cause: error.cause === undefined || depth >= 3 ? undefined : safeError(error.cause, depth + 1),
  };
}

export function safeMessage(error: Error): string {
  // PostgreSQL quotes the offending value in its messages and the whole row in `detail`.
  if (isDatabaseError(error)) return `database error ${text(error, 'code')}`;
  // JSON.parse quotes the beginning of what it was given.
  if (error instanceof SyntaxError && /JSON|Unexpected|token|Expected/.test(error.message)) return 'malformed text';
  if (validationIssues(error)) return 'invalid value';
  // A network error names the address it was sent to, with the credentials of a URL.
  return scrubText(error.message.slice(0, MESSAGE_LIMIT));
}

function isDatabaseError(error: Error): boolean {
  return 'severity' in error && /^[0-9A-Z]{5}$/.test(text(error, 'code') ?? '');
}

/** Paths and codes of a zod error; its messages may repeat the input. */
function validationIssues(error: Error): string[] | undefined {
  if (!('issues' in error) || !Array.isArray(error.issues)) return undefined;
  return error.issues.map((issue: { path?: unknown; code?: unknown }) => {
    const path = Array.isArray(issue?.path) ? issue.path.join('.') : '';
    return `${path}: ${String(issue?.code)}`;
  });
}

/** Only the frames: the first lines of a stack repeat the message. */
function frames(error: Error): string | undefined {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines.length > 0 ? lines.map((line) => line.trim()).join('\n') : undefined;
}

function text(error: Error, key: string): string | undefined {
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
