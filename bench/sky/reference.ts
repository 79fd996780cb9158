// The Swiss Ephemeris, brought into a temporary folder for the comparison only: its licence does not fit the product,
// so it is never a dependency. Debian's packages give the C library and the data files, npm gives `sweph`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Order, Timing } from './workload.ts';

const SWEPH_VERSION = '2.10.3-b-1';
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export interface Competitor {
  name: string;
  run(charts: number, seed: number, order: Order): Timing;
}

function quiet(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

function timed(command: string, args: string[], cwd: string): Timing {
  const line = execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 20 });
  const numbers = line.trim().split(' ').map(Number) as [number, number, number, number];
  const [charts, processorSeconds, sumDeg, aspects] = numbers;
  return { charts, processorSeconds, sumDeg, aspects };
}

/** The C library and its data, unpacked in `folder`. */
export function fetchDebianPackages(folder: string): string {
  const packages = ['swe-basic-data', 'swe-standard-data', 'libswe-dev', 'libswe2.0'];
  try {
    quiet('apt-get', ['download', ...packages], folder);
  } catch {
    quiet('apt-get', ['update'], folder);
    quiet('apt-get', ['download', ...packages], folder);
  }
  const root = join(folder, 'debian');
  mkdirSync(root);
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.deb'))) {
    quiet('dpkg-deb', ['-x', name, root], folder);
  }
  return root;
}

/** A program of ours against the C library; gives where it is, and where the library's data are. */
export function compileNative(folder: string, root: string, source: string): { binary: string; data: string } {
  const library = readdirSync(join(root, 'usr/lib')).find((name) => name.includes('linux')) as string;
  const binary = join(folder, 'native');
  const archive = join(root, 'usr/lib', library, 'libswe.a');
  quiet('gcc', ['-O2', '-I', join(root, 'usr/include'), source, archive, '-lm', '-ldl', '-o', binary], folder);
  return { binary, data: join(root, 'usr/share/libswe/ephe') };
}

function buildNative(folder: string, root: string): Competitor {
  const { binary, data } = compileNative(folder, root, here('native-charts.c'));
  return {
    name: 'Swiss Ephemeris, C',
    run: (charts, seed, order) => timed(binary, [data, String(charts), String(seed), order], folder),
  };
}

function installNpm(folder: string, root: string): Competitor {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  // The product's own Node comes first in the path of its scripts; the package builds itself for the Node that will
  // run it.
  quiet('npm', ['install', '--no-audit', '--no-fund', `sweph@${SWEPH_VERSION}`], folder);
  copyFileSync(here('sweph-charts.mjs'), join(folder, 'sweph-charts.mjs'));
  const data = join(root, 'usr/share/libswe/ephe');
  return {
    name: 'Swiss Ephemeris, npm sweph',
    run: (charts, seed, order) =>
      timed('node', ['sweph-charts.mjs', data, String(charts), String(seed), order], folder),
  };
}

/** What could be installed on this machine; what could not is said and left out. `remove` deletes it all. */
export function installReference(log: (line: string) => void): { competitors: Competitor[]; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sky-bench-'));
  log(`installing the reference in ${folder} (kept out of the project)`);
  const competitors: Competitor[] = [];
  const attempt = (install: (root: string) => Competitor, root: string): void => {
    try {
      const competitor = install(root);
      competitor.run(10, 1, 'any');
      competitors.push(competitor);
    } catch (error) {
      log(`not measured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  };
  try {
    const root = fetchDebianPackages(folder);
    attempt((each) => buildNative(folder, each), root);
    attempt((each) => installNpm(folder, each), root);
  } catch (error) {
    log(`the reference could not be fetched: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  return { competitors, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
