/**
 * Writes data/zones.json from Debian's tzdata, which is built with the full history before 1970
 * (PACKRATDATA=backzone PACKRATLIST=zone.tab), and the two zones of supplement.zi.
 *
 *   npm run refresh --workspace @solelune/civil-time
 *
 * Needs a Debian system (apt-get, dpkg-deb and zic): the package is fetched and unpacked in a temporary folder, never installed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedZone, unpackZone, type ZonePack, zoneStateAt } from '../zone-book.ts';
import { packZone } from './pack-zone.ts';
import { readTzif, type TzifZone } from './tzif.ts';

const generatorVersion = '1';

/** Links that Debian's build points at zones merged since 1970; before, these places followed another one. */
const historicalLinks: Record<string, string> = {
  'America/Kralendijk': 'America/Curacao',
  'America/Lower_Princes': 'America/Curacao',
  'America/Marigot': 'America/Guadeloupe',
  'America/St_Barthelemy': 'America/Guadeloupe',
  'Arctic/Longyearbyen': 'Europe/Oslo',
};

const folder = mkdtempSync(join(tmpdir(), 'tzdata-'));
try {
  execFileSync('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', 'tzdata'], { cwd: folder });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (!archive) throw new Error('apt-get gave no tzdata package');
  execFileSync('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: folder });
  execFileSync('zic', ['-b', 'fat', '-d', join(folder, 'supplement'), join(import.meta.dirname, 'supplement.zi')]);
  const pack = buildPack(join(folder, 'unpacked/usr/share/zoneinfo'), join(folder, 'supplement'));
  const file = join(import.meta.dirname, '../data/zones.json');
  writeFileSync(file, onePerLine(pack));
  console.log(
    `tzdata ${pack.tzdata}: ${Object.keys(pack.zones).length} zones, ${Object.keys(pack.links).length} links`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function buildPack(zoneinfo: string, supplement: string): ZonePack {
  const source = readFileSync(join(zoneinfo, 'tzdata.zi'), 'utf8');
  const names = [...source.matchAll(/^(?:Z (\S+)|L \S+ (\S+))/gm)].map((match) => match[1] ?? match[2] ?? '');
  const read = (root: string, name: string) => packChecked(name, readTzif(readFileSync(join(root, name))));
  const packed = new Map(names.map((name) => [name, read(zoneinfo, name)]));
  for (const name of ['America/Montreal', 'Asia/Hanoi']) packed.set(name, read(supplement, name));

  const zones: Record<string, PackedZone> = {};
  const links: Record<string, string> = {};
  const firstWith = new Map<string, string>();
  const zoneNames = new Set([...source.matchAll(/^Z (\S+)/gm)].map((match) => match[1]));
  const canonicalFirst = [...packed.keys()].sort((left, right) => {
    const rank = (name: string) => (zoneNames.has(name) ? 0 : 1);
    return rank(left) - rank(right) || (left < right ? -1 : 1);
  });
  for (const name of canonicalFirst) {
    const zone = packed.get(name) as PackedZone;
    const content = JSON.stringify(zone);
    const twin = historicalLinks[name] ?? firstWith.get(content);
    if (twin) links[name] = twin;
    else {
      zones[name] = zone;
      firstWith.set(content, name);
    }
  }
  const tzdata = /^# version (\S+)/.exec(source)?.[1] ?? 'unknown';
  const sha256 = createHash('sha256').update(JSON.stringify({ zones, links })).digest('hex');
  return { tzdata, generator: generatorVersion, sha256, zones, links };
}

/** Refuses a pack that would not answer like the file it was made of, on either side of every change. */
function packChecked(name: string, zone: TzifZone): PackedZone {
  const packed = packZone(zone);
  const unpacked = unpackZone(name, packed);
  zone.changes.forEach((at, index) => {
    const before = zone.types[index === 0 ? 0 : (zone.order[index - 1] ?? 0)];
    const after = zone.types[zone.order[index] ?? 0];
    const sameOffsets =
      zoneStateAt(unpacked, at - 1).offsetSeconds === before?.offsetSeconds &&
      zoneStateAt(unpacked, at).offsetSeconds === after?.offsetSeconds;
    if (!sameOffsets) throw new Error(`${name} is not packed faithfully at ${at}`);
  });
  return packed;
}

/** One zone a line, so that a refresh shows in a diff which places changed. */
function onePerLine({ zones, links, ...head }: ZonePack): string {
  const lines = (record: Record<string, unknown>) =>
    Object.entries(record)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n');
  const open = JSON.stringify(head).slice(0, -1);
  return `${open},\n"zones":{\n${lines(zones)}\n},\n"links":{\n${lines(links)}\n}}\n`;
}
