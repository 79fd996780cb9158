/** Fingerprint of the drawings, written by `npm run portraits:version`. */
export const PORTRAITS_VERSION = 'b79b16dbbf';
