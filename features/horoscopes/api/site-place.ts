/** Whose horizon a page shows before its reader has chosen a place: the one that the site's zone is named after. */
export const SITE_PLACE = { latDeg: 48.8566, lngDeg: 2.3522 } as const;
export const SITE_PLACE_NAME = 'Paris';
