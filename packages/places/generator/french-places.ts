/** Every commune, former commune and arrondissement of France, joined to GeoNames where it knows them, and its other French places. */
import { normalizeName, withoutArticle } from '../normalize.ts';
import { packInseeCode } from '../place-id.ts';
import { isFrench } from '../place-kind.ts';
import { type Commune, departementOf } from './communes.ts';
import type { PlaceDraft } from './draft.ts';
import type { GeonamesRow } from './geonames.ts';
import { type CommuneLocator, communeLocator, type Point, pointOf } from './locate-communes.ts';
import { departementOfCountry, territoryOf } from './territories.ts';

/** Births were recorded in former communes whose size nobody counts any more: they weigh as small ones. */
const formerCommunePopulation = 300;

/** Cities whose postcodes belong to their arrondissements; people still write the old one of the whole city. */
const cityPostcodes: Record<string, string[]> = { '75056': ['75000'], '69123': ['69000'], '13055': ['13000'] };
const arrondissementCodes: Record<string, string> = { paris: '751', lyon: '6938', marseille: '132' };

export function frenchPlaces(
  geonames: GeonamesRow[],
  communes: Commune[],
  epciOfCommune: ReadonlyMap<string, string>,
  departementNames: ReadonlyMap<string, string>,
): PlaceDraft[] {
  const rows = geonames.filter(({ country }) => isFrench(country));
  const entities = withoutRepeated(communes);
  const matches = matchRows(entities, rows, epciOfCommune);
  const points = pointsByCode(matches);
  const locator = communeLocator(
    communes.filter(({ type }) => type === 'commune-actuelle'),
    points,
    epciOfCommune,
  );
  const label = (departement: string) =>
    territoryOf(departement, '').label ?? departementNames.get(departement) ?? 'France';
  const drafts = entities.map((commune) => communeDraft(commune, matches.get(commune), locator, label));
  const used = new Set([...matches.values()].map(({ id }) => id));
  const others = rows.filter(({ id }) => !used.has(id)).map((row) => localityDraft(row, label));
  const bareName = ({ name, region }: PlaceDraft) =>
    `${withoutArticle(normalizeName(name)) ?? normalizeName(name)} ${region}`;
  const named = new Set(drafts.map(bareName));
  return [...drafts, ...others.filter((draft) => !named.has(bareName(draft)))];
}

/** A former commune that kept its name within the new one is the same place to a person: only the new one is listed. */
function withoutRepeated(communes: Commune[]): Commune[] {
  const key = (code: string, name: string) => `${code} ${normalizeName(name)}`;
  const current = new Set(
    communes.filter(({ type }) => type === 'commune-actuelle').map(({ code, nom }) => key(code, nom)),
  );
  return communes.filter(
    ({ type, chefLieu, code, nom }) => type === 'commune-actuelle' || !current.has(key(chefLieu ?? code, nom)),
  );
}

/** Row of each entity: same code and same name, else the only row of that code, else same name in the département. */
function matchRows(entities: Commune[], rows: GeonamesRow[], epciOfCommune: ReadonlyMap<string, string>) {
  const byCode = Map.groupBy(rows, ({ admin4 }) => admin4);
  const byName = Map.groupBy(rows, (row) => `${rowDepartement(row)} ${normalizeName(row.name)}`);
  const arrondissementRows = new Map(rows.map((row) => [arrondissementCode(row.name), row]));
  const matches = new Map<Commune, GeonamesRow>();
  const used = new Set<GeonamesRow>();
  const tie = (commune: Commune, row: GeonamesRow | undefined) => {
    if (!row || used.has(row) || matches.has(commune)) return;
    matches.set(commune, row);
    used.add(row);
  };
  const largest = (found: GeonamesRow[] | undefined) =>
    found?.toSorted((left, right) => right.population - left.population)[0];
  const sameName = (commune: Commune) =>
    byCode.get(commune.code)?.filter((row) => normalizeName(row.name) === normalizeName(commune.nom));
  for (const commune of entities) tie(commune, arrondissementRows.get(commune.code));
  for (const commune of entities) tie(commune, largest(sameName(commune)));
  for (const commune of entities) tie(commune, largest(byCode.get(commune.code)?.filter((row) => !used.has(row))));
  for (const commune of entities)
    tie(commune, largest(byName.get(`${departementOf(commune)} ${normalizeName(commune.nom)}`)));
  const locator = communeLocator([...matches.keys()], pointsByCode(matches), epciOfCommune);
  for (const [commune, row] of matches) if (!locator.isPlausible(commune, pointOf(row))) matches.delete(commune);
  return matches;
}

/** GeoNames writes arrondissements "Lyon 03". */
function arrondissementCode(name: string): string | undefined {
  const [, city = '', number = ''] = /^(Paris|Lyon|Marseille) (\d\d)$/.exec(name) ?? [];
  const prefix = arrondissementCodes[city.toLowerCase()];
  return prefix && prefix + number.slice(prefix.length - 5);
}

function pointsByCode(matches: Map<Commune, GeonamesRow>): Map<string, Point> {
  const points = new Map<string, Point>();
  for (const [{ code, type }, row] of matches) {
    if (type === 'commune-actuelle' || !points.has(code)) points.set(code, pointOf(row));
  }
  return points;
}

function communeDraft(
  commune: Commune,
  row: GeonamesRow | undefined,
  locator: CommuneLocator,
  label: (departement: string) => string,
): PlaceDraft {
  const departement = departementOf(commune);
  const isFormer = commune.type === 'commune-deleguee' || commune.type === 'commune-associee';
  const { country, timezone } = territoryOf(departement, commune.code);
  const point = row ? { ...pointOf(row), isApproximate: false } : locator.estimate(commune);
  return {
    ...point,
    id: row?.id ?? packInseeCode(commune.code, isFormer && commune.chefLieu === commune.code),
    kind: isFormer ? 'former-commune' : commune.type === 'arrondissement-municipal' ? 'arrondissement' : 'commune',
    name: commune.nom.replace('Arrondissement', 'arrondissement').replace('’', "'"),
    suffix: commune.code === '75056' ? 'France' : label(departement),
    population: commune.population ?? row?.population ?? (isFormer ? formerCommunePopulation : 0),
    timezone,
    country,
    region: departement,
    postcodes: cityPostcodes[commune.code] ?? commune.codesPostaux ?? [],
    otherNames: row && !isFormer ? [row.name] : [],
  };
}

function localityDraft(row: GeonamesRow, label: (departement: string) => string): PlaceDraft {
  const departement = rowDepartement(row);
  return {
    ...pointOf(row),
    id: row.id,
    kind: 'locality',
    name: row.name,
    suffix: label(departement),
    isApproximate: false,
    population: row.population,
    timezone: row.timezone,
    country: row.country,
    region: departement,
    postcodes: [],
    otherNames: [],
  };
}

function rowDepartement({ country, admin2 }: GeonamesRow): string {
  return departementOfCountry(country) ?? admin2;
}
