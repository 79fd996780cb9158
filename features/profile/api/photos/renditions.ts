/** What is kept of a photo: two sizes, three formats, best first. */
export const SIZES = ['small', 'large'] as const;
export type PhotoSize = (typeof SIZES)[number];

const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** `small` is a square for portraits and grids; `large` is the whole picture. Sides in pixels. */
export const SIDE_PX: Record<PhotoSize, number> = { small: 384, large: 1440 };

export const fileKey = (photoId: string, size: PhotoSize, format: PhotoFormat): string =>
  `photos/${photoId}/${size}.${format}`;

export const fileKeys = (photoId: string): string[] =>
  SIZES.flatMap((size) => FORMATS.map((format) => fileKey(photoId, size, format)));

/** The best of the formats that a browser says it reads; JPEG is read by all. */
export const formatFor = (accept: string | undefined): PhotoFormat =>
  FORMATS.find((format) => accept?.includes(`image/${format}`)) ?? 'jpeg';
