import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of the two builds before the last are still open somewhere, and a process of theirs may still serve. */
const KEPT_BUILDS = 3;
const LIST = 'builds.json';

/**
 * Files that are named by what they hold stay for as long as one of the last builds made them: a process or a page of the build before goes on
 * finding its own. What is older goes, with its compressed copies. `made` names the new build's files below `dist`.
 */
export function keepLastBuilds(dist: string, made: readonly string[]): void {
  const list = path.join(dist, LIST);
  const before: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const versioned = made.filter(isVersioned).sort();
  const isSame = JSON.stringify(before[0]) === JSON.stringify(versioned);
  const builds = isSame ? before : [versioned, ...before].slice(0, KEPT_BUILDS);
  const wanted = new Set(builds.flat());
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const name = file.replaceAll(path.sep, '/');
    const isWanted = wanted.has(name.replace(/\.(?:br|gz)$/, ''));
    if (isVersioned(name) && !isWanted && lstatSync(path.join(dist, file)).isFile()) rmSync(path.join(dist, file));
  }
  writeFileSync(list, JSON.stringify(builds));
}

/** All that stands there has its version in its name; the rest (pages for machines, icons, the service worker) has one name for ever. */
const isVersioned = (name: string): boolean => /^(?:client|server)\/assets\/./.test(name);
