import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const onPath = (name) =>
  (process.env.PATH ?? '').split(':').some((folder) => folder && existsSync(`${folder}/${name}`));
const postgresql = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`));

/** What the tests need from the system, and the Debian package that brings it. */
const NEEDS = [
  {
    what: 'Chromium',
    package: 'chromium',
    here: () => Boolean(process.env.CHROMIUM) || ['chromium', 'google-chrome'].some(onPath),
  },
  // Most journeys take two thirds of the time without a head.
  {
    what: 'Chromium sans tête',
    package: 'chromium-headless-shell',
    here: () => Boolean(process.env.CHROMIUM) || onPath('chromium-headless-shell'),
  },
  { what: 'PostgreSQL', package: 'postgresql', here: () => postgresql() || onPath('initdb') },
  { what: 'poppler', package: 'poppler-utils', here: () => onPath('pdftotext') },
  { what: 'Redis', package: 'redis-server', here: () => onPath('redis-server') || onPath('valkey-server') },
];

/** Installs what is missing where the system lets us; says what to install where it does not. */
export function ensureSystemPackages() {
  const missing = NEEDS.filter((need) => !need.here());
  if (missing.length === 0) return;
  const names = missing.map((need) => need.package);
  const root = process.getuid?.() === 0;
  if (onPath('apt-get') && (root || spawnSync('sudo', ['-n', 'true']).status === 0)) {
    console.log(`Installation de ${missing.map((need) => need.what).join(', ')}…`);
    const apt = (...args) =>
      spawnSync(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...names);
  }
  for (const need of NEEDS.filter((item) => !item.here())) {
    console.error(
      `${need.what} manque : installez le paquet ${need.package} (ou son équivalent), puis relancez npm test.`,
    );
  }
}
