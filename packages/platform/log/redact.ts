import { isPrivateKey, isUrlKey, MASK } from './mask.ts';
import { safeError } from './safe-error.ts';
import { safeUrl } from './safe-url.ts';

const DEPTH_LIMIT = 6;
const LIST_LIMIT = 100;
const TEXT_LIMIT = 4000;

/** A copy of what is to be logged in which every field named like personal data or a secret is masked, at any depth. */
export function redact(fields: Record<string, unknown>): Record<string, unknown> {
  return redactRecord(fields, 0);
}

function redactRecord(record: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    // A key can itself be data: counts by e-mail address, say. The last scrub of the line masks it.
    copy[key] = redactField(key, value, depth);
  }
  return copy;
}

function redactField(key: string, value: unknown, depth: number): unknown {
  if (value === undefined || value === null) return value;
  if (key === 'req') return request(value);
  if (key === 'res') return { statusCode: (value as { statusCode?: unknown }).statusCode };
  if (isPrivateKey(key)) return MASK;
  if (isUrlKey(key) && (typeof value === 'string' || value instanceof URL)) return safeUrl(String(value));
  return redactValue(value, depth + 1);
}

function redactValue(value: unknown, depth: number): unknown {
  if (value instanceof Error) return safeError(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL) return safeUrl(value.href);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value === 'string') return value.slice(0, TEXT_LIMIT);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_LIMIT) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, LIST_LIMIT).map((item) => redactValue(item, depth + 1));
  if (isPlain(value)) return redactRecord(value, depth);
  // Sockets, requests, buffers, database clients: their name says enough, their inside may hold anything.
  return `[${value.constructor?.name ?? 'object'}]`;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function request(value: unknown): Record<string, unknown> {
  const { method, url, id } = value as { method?: unknown; url?: unknown; id?: unknown };
  return { method, url: typeof url === 'string' ? safeUrl(url) : undefined, id };
}
