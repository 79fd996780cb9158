/** The nine choirs, eight angels each, from the highest; archangels as French authors give them (Raphaël before Michaël). */
export interface Choir {
  /** 1 to 9. */
  readonly index: number;
  readonly slug: string;
  readonly name: string;
  readonly archangel: string;
  readonly sephirah: string;
  readonly planet: string;
}

const ROWS = [
  ['seraphins', 'Séraphins', 'Métatron', 'Kether', 'Neptune'],
  ['cherubins', 'Chérubins', 'Raziel', 'Hochmah', 'Uranus'],
  ['trones', 'Trônes', 'Tsaphkiel', 'Binah', 'Saturne'],
  ['dominations', 'Dominations', 'Tsadkiel', 'Hesed', 'Jupiter'],
  ['puissances', 'Puissances', 'Camaël', 'Guébourah', 'Mars'],
  ['vertus', 'Vertus', 'Raphaël', 'Tiphereth', 'Soleil'],
  ['principautes', 'Principautés', 'Haniel', 'Netzach', 'Vénus'],
  ['archanges', 'Archanges', 'Michaël', 'Hod', 'Mercure'],
  ['anges', 'Anges', 'Gabriel', 'Yesod', 'Lune'],
] as const;

export const CHOIRS: readonly Choir[] = ROWS.map(([slug, name, archangel, sephirah, planet], index) => ({
  index: index + 1,
  slug,
  name,
  archangel,
  sephirah,
  planet,
}));
