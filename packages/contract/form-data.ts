/**
 * Form data with bracketed keys, both ways: `{a: {b: [1]}}` ⇄ `a[b][]=1`. Files travel as `files[]`.
 * Decoding is where foreign input becomes an object: count, depth and names are limited, prototypes cannot be reached.
 */
export const LIMITS = { fields: 300, depth: 6, keyLength: 200 } as const;

export class FormDataError extends Error {}

type Leaf = string | Blob;
export type FormTree = { [key: string]: FormTree | FormTree[] | Leaf | Leaf[] };

/** Flattens a value into the pairs of a form; undefined and null are left out, booleans are 1 and 0. */
export function toPairs(value: Record<string, unknown>): [string, Leaf][] {
  const pairs: [string, Leaf][] = [];
  const walk = (key: string, item: unknown) => {
    if (item === undefined || item === null) return;
    if (item instanceof Blob) pairs.push([key, item]);
    else if (Array.isArray(item)) {
      const flat = item.every((part) => typeof part !== 'object' || part instanceof Blob);
      item.forEach((part, index) => walk(flat ? `${key}[]` : `${key}[${index}]`, part));
    } else if (typeof item === 'object') {
      for (const [name, part] of Object.entries(item)) walk(`${key}[${name}]`, part);
    } else pairs.push([key, typeof item === 'boolean' ? (item ? '1' : '0') : String(item)]);
  };
  for (const [name, item] of Object.entries(value)) walk(name, item);
  return pairs;
}

/** A body for fetch: urlencoded, or multipart as soon as there is a file. */
export function toBody(value: Record<string, unknown>): URLSearchParams | FormData {
  const pairs = toPairs(value);
  const body = pairs.some(([, item]) => item instanceof Blob) ? new FormData() : new URLSearchParams();
  for (const [key, item] of pairs) body.append(key, item as string);
  return body;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** `a[b][]` → ['a', 'b', '']; anything else in brackets' place is refused. */
function splitKey(key: string): string[] {
  if (key.length > LIMITS.keyLength) throw new FormDataError('key too long');
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw new FormDataError('malformed key');
  const parts = [
    match[1] as string,
    ...[...(match[2] as string).matchAll(/\[([^[\]]*)\]/g)].map((m) => m[1] as string),
  ];
  if (parts.length > LIMITS.depth) throw new FormDataError('nested too deep');
  if (parts.some((part) => FORBIDDEN.has(part))) throw new FormDataError('forbidden key');
  return parts;
}

type Branch = Map<string, Branch | unknown[]>;

/** Builds the tree of a form's pairs. A key given twice keeps its last value, as browsers' own forms are read. */
export function fromPairs(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const root: Branch = new Map();
  let count = 0;
  for (const [key, value] of pairs) {
    if (++count > LIMITS.fields) throw new FormDataError('too many fields');
    const parts = splitKey(key);
    const last = parts.length - 1;
    let branch = root;
    for (let level = 0; level < last; level++) {
      const part = parts[level] === '' ? String(branch.size) : (parts[level] as string);
      let next = branch.get(part);
      if (next === undefined) {
        next = new Map();
        branch.set(part, next);
      }
      if (!(next instanceof Map)) throw new FormDataError('a key is both a value and a group');
      branch = next;
    }
    const name = parts[last] === '' ? String(branch.size) : (parts[last] as string);
    if (branch.get(name) instanceof Map) throw new FormDataError('a key is both a value and a group');
    branch.set(name, [value]);
  }
  return toObject(root) as Record<string, unknown>;
}

/** A branch whose keys are 0, 1, 2… is a list. */
function toObject(branch: Branch, top = true): unknown {
  const entries = [...branch].map(
    ([key, item]) => [key, item instanceof Map ? toObject(item, false) : item[0]] as const,
  );
  if (!top && entries.length > 0 && entries.every(([key], index) => key === String(index))) {
    return entries.map(([, item]) => item);
  }
  return Object.fromEntries(entries);
}

/** JSON is accepted too, within the same limits. */
export function checkTree(value: unknown): Record<string, unknown> {
  let count = 0;
  const walk = (item: unknown, depth: number) => {
    if (++count > LIMITS.fields * 4) throw new FormDataError('too many fields');
    if (depth > LIMITS.depth) throw new FormDataError('nested too deep');
    if (Array.isArray(item)) for (const part of item) walk(part, depth + 1);
    else if (item && typeof item === 'object') {
      for (const [key, part] of Object.entries(item)) {
        if (key.length > LIMITS.keyLength || FORBIDDEN.has(key)) throw new FormDataError('forbidden key');
        walk(part, depth + 1);
      }
    }
  };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new FormDataError('not an object');
  walk(value, 0);
  return value as Record<string, unknown>;
}
