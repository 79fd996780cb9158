import { GEMS_VERSION } from './version.gen.ts';

/** Where the drawing of a stone is found; browsers may keep it for ever. */
export const gemUrl = (slug: string): string => `/assets/gems/${slug}-${GEMS_VERSION}.svg`;
