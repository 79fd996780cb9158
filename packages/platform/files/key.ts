import { randomToken } from '../ids.ts';

const KEY_MAX_LENGTH = 400;

/** Names made by us, such as `photos/0190…/640.webp`: never a name that a visitor chose, never a way out of the folder. */
export function checkKey(key: string): string {
  const ok = key.length <= KEY_MAX_LENGTH && /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/i.test(key);
  if (!ok) throw new Error('a file key may hold letters, digits, - and _, with single dots and slashes between them');
  return key;
}

/** A file that is being written, or was when the process died. */
export const partOf = (path: string): string => `${path}.${randomToken(6)}.part`;
export const isPart = (key: string): boolean => key.endsWith('.part');
