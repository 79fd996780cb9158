/** French names of countries, and of foreign places where the catalogue needs a hand. */

/** By GeoNames id; null where the catalogue's name is not the one in use. */
const corrections: Record<number, string | null> = {
  1880252: 'Singapour',
  3492908: 'Saint-Domingue',
  304531: null, // Mersin, not "Myrte"
  298333: null, // Şanlıurfa, not "Édesse"
};

const shortCountryNames: Record<string, string> = {
  HK: 'Chine',
  MO: 'Chine',
  MM: 'Birmanie',
  SX: 'Antilles néerlandaises',
};
const countryNames = new Intl.DisplayNames('fr', { type: 'region' });

export function countryName(code: string): string {
  return shortCountryNames[code] ?? countryNames.of(code) ?? code;
}

export function frenchNameOf(catalogue: ReadonlyMap<string, string>): (geonamesId: number) => string | undefined {
  return (id) => {
    const correction = corrections[id];
    if (correction !== undefined) return correction ?? undefined;
    // The catalogue writes "Bruxelles (Anderlecht)" for what everyone calls Anderlecht.
    return catalogue.get(String(id))?.replace(/^.+ \((\p{L}[^)]+)\)$/u, '$1');
  };
}
