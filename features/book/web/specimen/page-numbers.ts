/** The pages of the specimen that the landing page shows, in facing pairs: an even one at the left, as in the book. The cover stands alone. */
export const SPECIMEN_COVER = 1;
export const SPECIMEN_PAGES = [2, 3, 4, 5, 16, 17, 66, 67, 68, 69, 184, 185] as const;
export type SpecimenPage = (typeof SPECIMEN_PAGES)[number];

/** Of their pictures, in pixels. */
export const PICTURE = { wide: 760, tall: 1078 } as const;
