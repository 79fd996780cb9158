import { PORTRAITS_VERSION } from './version.gen.ts';

/** Where the drawing of a person is found; browsers may keep it for ever. */
export const portraitUrl = (name: string): string => `/assets/portraits/${name}-${PORTRAITS_VERSION}.svg`;
