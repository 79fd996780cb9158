import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pieces } from '../device/pieces.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The features whose pages must open without a network, and what every page of the site is made with. */
const PAGES =
  /^(?:\.\.\/\.\.\/)?features\/(?:astrology|numerology|angels|locations)\/web\/.+-page\.tsx$|^entry-browser\.tsx$|^screens\.ts$|^device\//;

/** Every file that those pages need, whatever they import. */
export function codeOf(manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const other of chunk.imports ?? []) add(other);
    // What a page fetches by itself, but no other page.
    for (const other of chunk.dynamicImports ?? []) if (!other.endsWith('-page.tsx')) add(other);
  };
  for (const key of Object.keys(manifest)) if (PAGES.test(key)) add(key);
  return [...files];
}

/** Writes the list that the switch reads, with what each file weighs as it comes over the wire; gives its file. */
export function writeList(client: string, list: Omit<Pieces, 'bytes' | 'sizes'>): string {
  const wire = (address: string) => {
    const here = path.join(client, address);
    return [`${here}.br`, here].map((one) => existsSync(one) && statSync(one).size).find(Boolean) || 0;
  };
  const sizes = Object.fromEntries(
    [list.worker, ...Object.values(list.data), ...list.code].map((file) => [file, wire(file)]),
  );
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  mkdirSync(path.join(client, 'device'), { recursive: true });
  const file = path.join(client, 'device/pieces.json');
  writeFileSync(file, JSON.stringify({ ...list, bytes, sizes }));
  return file;
}

export const readManifest = (client: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(client, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
