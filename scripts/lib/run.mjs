// Plain JavaScript that runs on any Node from 18 on, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const windows = process.platform === 'win32';

/** Runs a program to its end; signals reach it, its output is shown (or gathered with `quiet`). */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: windows && command.startsWith('npm'),
    });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', (error) => resolve({ code: 1, output: `${command} : ${error.message}` }));
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ code: code ?? (signal ? 130 : 1), output });
    });
  });
}

/** The Node the product runs on is a dependency like any other; this machine's own is only the launcher. */
export function productNode() {
  const pinned = path.join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  console.error('Aucun Node 26 n’est installé pour cette machine : installez Node 26 ou plus récent, puis relancez.');
  process.exit(1);
}

export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

export function filesBelow(folder, keep) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.git', '.data', '.cache', 'fixtures'].includes(entry.name)) return [];
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(full, keep) : keep(full) ? [full] : [];
  });
}

/** A fingerprint of files: by content for the few that name dependencies, by size and time for the many that are built. */
function fingerprint(files, byContent) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of files.sort()) {
    const stat = statSync(file);
    hash.update(path.relative(root, file)).update(byContent ? readFileSync(file) : `${stat.size}:${stat.mtimeMs}`);
  }
  return hash.digest('hex');
}

const stamp = (name) => path.join(root, '.cache', name);
const isFresh = (name, print) => existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === print;
function keepStamp(name, print) {
  mkdirSync(path.dirname(stamp(name)), { recursive: true });
  writeFileSync(stamp(name), print);
}

/** Installs exactly what the lock file names, and only when it or a package.json changed since the last time. */
export async function install() {
  const lock = path.join(root, 'package-lock.json');
  const print = fingerprint(
    [
      lock,
      ...['apps', 'features', 'packages'].flatMap((part) =>
        filesBelow(path.join(root, part), (file) => path.basename(file) === 'package.json'),
      ),
    ],
    true,
  );
  if (existsSync(path.join(root, 'node_modules')) && isFresh('installed', print)) return;
  console.log('Installation des dépendances…');
  const { code, output } = await run(
    windows ? 'npm.cmd' : 'npm',
    // What the build needs is there too, whatever the environment says: NODE_ENV=production would leave it out.
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { quiet: true },
  );
  if (code !== 0) {
    console.error(output);
    console.error('L’installation a échoué : voir ci-dessus.');
    process.exit(1);
  }
  keepStamp('installed', print);
}

const BUILT_FROM = /\.(?:tsx?|css|svg|woff2|json|html|webmanifest|md)$/;

/** Builds the web app and takes the types out of the server's code, each when one of its sources changed since the last time. */
export async function build() {
  await takeTypesOut();
  const sources = ['apps/web', 'features', 'packages'].flatMap((part) =>
    filesBelow(path.join(root, part), (file) => BUILT_FROM.test(file) && !file.endsWith('.test.ts')),
  );
  const print = fingerprint([...sources, path.join(root, 'package-lock.json')], false);
  if (existsSync(path.join(root, 'apps/web/dist/client')) && isFresh('built', print)) return;
  console.log('Construction du site…');
  const { code, output } = await run(productNode(), ['apps/web/build.ts'], { quiet: true });
  if (code !== 0) {
    console.error(output);
    console.error('La construction du site a échoué : voir ci-dessus.');
    process.exit(1);
  }
  keepStamp('built', print);
}

/** Best done before the server runs: a process that does it itself keeps a program of 12 MB in memory for it (docs/decisions/0224-what-a-process-keeps.md). */
async function takeTypesOut() {
  const sources = ['apps', 'bench', 'features', 'packages'].flatMap((part) =>
    filesBelow(path.join(root, part), (file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
  );
  const print = fingerprint(sources, false);
  if (isFresh('plain-made', print)) return;
  const { code, output } = await run(productNode(), ['apps/server/plain-code/make.mjs'], { quiet: true });
  // Without it the server does it at its start, and says what is wrong with a file.
  if (code === 0) keepStamp('plain-made', print);
  else console.error(output);
}
