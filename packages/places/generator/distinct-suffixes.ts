/**
 * What a label shows after the name of a foreign place: the country, and as much more as tells it from its namesakes there: the
 * region, then the district, then the nearest town. The far largest of several namesakes keeps the shorter form.
 */
import { ofPlace } from '@solelune/french/places';
import { normalizeName } from '../normalize.ts';
import type { GeonamesRow } from './geonames.ts';

export type Whereabouts = { country: string; region: string | undefined; district: string | undefined };

const dominance = 10;
const townPopulation = 20_000;

export function distinctSuffixes(
  rows: GeonamesRow[],
  shownName: (row: GeonamesRow) => string,
  whereabouts: (row: GeonamesRow) => Whereabouts,
): Map<GeonamesRow, string> {
  const suffixes = new Map<GeonamesRow, string>();
  const towns = Map.groupBy(
    rows.filter(({ population }) => population >= townPopulation),
    ({ country }) => country,
  );
  const forms = (row: GeonamesRow): (() => string)[] => {
    const { country, region, district } = whereabouts(row);
    const regional = region ? `${region}, ${country}` : country;
    const local = district && district !== region ? `${district}, ${regional}` : regional;
    const near = () => nearestTown(row, shownName(row), towns.get(row.country) ?? [], shownName);
    return [() => country, () => regional, () => local, () => `${near()}${regional}`];
  };
  const lastLevel = 3;
  const form = (row: GeonamesRow, level: number) => forms(row)[level]?.() ?? '';
  const settle = (namesakes: GeonamesRow[], level: number): void => {
    if (level === lastLevel) {
      for (const row of namesakes) suffixes.set(row, form(row, level));
      return;
    }
    const [largest, second] = namesakes.toSorted((left, right) => right.population - left.population);
    const winner = !second || (largest && largest.population > dominance * second.population) ? largest : undefined;
    if (winner) suffixes.set(winner, form(winner, level));
    const others = namesakes.filter((row) => row !== winner);
    // A place whose next form says nothing more is not told apart by it, even when it is alone there.
    const silent = others.filter((row) => form(row, level + 1) === form(row, level));
    const speaking = others.filter((row) => !silent.includes(row));
    for (const group of Map.groupBy(speaking, (row) => form(row, level + 1)).values()) settle(group, level + 1);
    settle(silent, lastLevel);
  };
  for (const namesakes of Map.groupBy(rows, (row) => `${row.country} ${normalizeName(shownName(row))}`).values()) {
    settle(namesakes, 0);
  }
  return suffixes;
}

/** "près de Fuling, ", or nothing where no other town is known. */
function nearestTown(
  place: GeonamesRow,
  name: string,
  towns: GeonamesRow[],
  shownName: (row: GeonamesRow) => string,
): string {
  let nearest: GeonamesRow | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  const narrowing = Math.cos((place.latDeg * Math.PI) / 180);
  for (const town of towns) {
    if (town === place || shownName(town) === name) continue;
    const distance = Math.hypot(town.latDeg - place.latDeg, (town.lngDeg - place.lngDeg) * narrowing);
    if (distance >= shortest) continue;
    nearest = town;
    shortest = distance;
  }
  return nearest ? `près ${ofPlace(shownName(nearest))}, ` : '';
}
