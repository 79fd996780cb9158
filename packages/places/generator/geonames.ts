/** One line of GeoNames' cities500 file (columns documented in GeoNames' readme.txt). */

export type GeonamesRow = {
  id: number;
  name: string;
  asciiName: string;
  alternates: string[];
  latDeg: number;
  lngDeg: number;
  feature: string;
  country: string;
  admin1: string;
  admin2: string;
  /** In France, the INSEE code of the commune. */
  admin4: string;
  population: number;
  timezone: string;
};

/** Abandoned, destroyed or historical places, and those without a fixed seat. */
const goneFeatures = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

export function readGeonames(text: string): GeonamesRow[] {
  return text
    .split('\n')
    .filter((line) => line.length > 0)
    .map(readRow)
    .filter((row) => !goneFeatures.has(row.feature));
}

function readRow(line: string): GeonamesRow {
  const column = line.split('\t');
  const text = (index: number) => column[index] ?? '';
  return {
    id: Number(text(0)),
    name: text(1),
    asciiName: text(2),
    alternates: text(3) ? text(3).split(',') : [],
    latDeg: Number(text(4)),
    lngDeg: Number(text(5)),
    feature: text(7),
    country: text(8),
    admin1: text(10),
    admin2: text(11),
    admin4: text(13),
    population: Number(text(14)),
    timezone: text(17),
  };
}
