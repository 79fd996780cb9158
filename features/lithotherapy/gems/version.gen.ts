/** Fingerprint of the drawings, written by `npm run gems:version`. */
export const GEMS_VERSION = '23699eac6f';
