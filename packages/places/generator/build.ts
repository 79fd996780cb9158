/**
 * Writes data/places.bin.zst and data/places.json (checksum, counts, versions of the inputs, attribution).
 *
 *   npm run build-data --workspace @solelune/places
 *
 * Needs npm, and a Debian system for one input (apt-get and dpkg-deb); everything is fetched into a temporary folder and removed.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { placesAttribution } from '../attribution.ts';
import { writePack } from '../pack.ts';
import { readCommunes, readDepartementNames, readEpciOfCommune } from './communes.ts';
import type { PlaceDraft } from './draft.ts';
import { frenchNameOf } from './french-names.ts';
import { frenchPlaces } from './french-places.ts';
import { readGeonames } from './geonames.ts';
import { readCatalogue } from './gettext-catalogue.ts';
import { fetchInputs, type Inputs, inputVersions } from './inputs.ts';
import { distinguishNamesakes } from './labels.ts';
import { packDrafts } from './pack-drafts.ts';
import { readDistrictNames, readRegionNames } from './region-names.ts';
import { worldPlaces } from './world-places.ts';

const generatorVersion = '1';
const dataFolder = join(import.meta.dirname, '../data');

const folder = mkdtempSync(join(tmpdir(), 'places-'));
try {
  write(draftAll(fetchInputs(folder)));
} finally {
  rmSync(folder, { recursive: true });
}

function draftAll(inputs: Inputs): PlaceDraft[] {
  const geonames = readGeonames(inputs.cities);
  const french = frenchPlaces(
    geonames,
    readCommunes(inputs.communes),
    readEpciOfCommune(inputs.epci),
    readDepartementNames(inputs.departements),
  );
  const world = worldPlaces(geonames, {
    frenchName: frenchNameOf(readCatalogue(inputs.frenchNames)),
    region: readRegionNames(inputs.admin1),
    district: readDistrictNames(inputs.admin2),
  });
  const drafts = [...distinguishNamesakes(french), ...world];
  const ids = new Set(drafts.map(({ id }) => id));
  if (ids.size !== drafts.length) throw new Error(`${drafts.length - ids.size} places share an id`);
  return drafts;
}

function write(drafts: PlaceDraft[]): void {
  const { words, sections } = packDrafts(drafts);
  const bytes = writePack(words, sections);
  // Stronger levels make the file a fifth smaller and opening it twice as slow.
  const packed = zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 16 } });
  const count = (test: (draft: PlaceDraft) => boolean) => drafts.filter(test).length;
  const manifest = {
    file: 'places.bin.zst',
    sha256: createHash('sha256').update(packed).digest('hex'),
    generator: generatorVersion,
    inputs: { ...inputVersions, 'libgeonames-common': 'Debian' },
    places: drafts.length,
    communes: count(({ kind }) => kind === 'commune'),
    formerCommunes: count(({ kind }) => kind === 'former-commune'),
    arrondissements: count(({ kind }) => kind === 'arrondissement'),
    approximateLocations: count(({ isApproximate }) => isApproximate),
    keys: sections.keyRow.length,
    aliases: sections.aliasRow.length,
    attribution: placesAttribution,
  };
  writeFileSync(join(dataFolder, manifest.file), packed);
  writeFileSync(join(dataFolder, 'places.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { attribution: _, ...figures } = manifest;
  console.log({ ...figures, bytes: packed.length, bytesOpened: bytes.length, suffixes: words.suffixes.length });
}
