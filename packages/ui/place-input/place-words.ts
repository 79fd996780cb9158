const COUNTS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

/** Counts up to ten in letters, beyond in figures. */
export function frenchCount(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** 48.936 → "48,94° N"; south is S. */
export function frenchLatitude(latitudeDeg: number | undefined): string | undefined {
  if (latitudeDeg === undefined) return undefined;
  return `${Math.abs(latitudeDeg).toFixed(2).replace('.', ',')}°\u00a0${latitudeDeg < 0 ? 'S' : 'N'}`;
}
