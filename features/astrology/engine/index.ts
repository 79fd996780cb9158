export { SIGN_KEYS, SIGN_SLUGS, type SignKey } from './signs.ts';
