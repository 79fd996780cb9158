import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhotoRow } from '../tables.ts';
import { type PhotoSize, SIZES } from './renditions.ts';

/**
 * An `img` sends no bearer token, so the address itself is the proof that its owner was given it: signed with the photo's own random key,
 * for one size, until the end of the day after. All the addresses given within a day are the same, so that browsers keep the picture.
 */
export const PHOTO_FILES = '/api/user/profile/photos/file';
const DAY_SECONDS = 86_400;

type Signed = Pick<PhotoRow, 'id' | 'address_key'>;

export function signedAddresses(photo: Signed, now: Temporal.Instant): Record<PhotoSize, string> {
  const until = (Math.floor(now.epochMilliseconds / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  return eachSize((size) => `${PHOTO_FILES}/${photo.id}/${size}?e=${until}&s=${signatureOf(photo, size, until)}`);
}

/** Of the published profile photo: it needs no proof, the route looks whether it is one. */
export const publicAddresses = (photo: Pick<PhotoRow, 'id'>): Record<PhotoSize, string> =>
  eachSize((size) => `${PHOTO_FILES}/${photo.id}/${size}`);

export function isSigned(photo: Signed, size: PhotoSize, e: string, s: string, now: Temporal.Instant): boolean {
  if (!/^\d{1,12}$/.test(e) || Number(e) * 1000 <= now.epochMilliseconds) return false;
  const expected = Buffer.from(signatureOf(photo, size, Number(e)));
  const given = Buffer.from(s);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = (photo: Signed, size: PhotoSize, until: number): string =>
  createHmac('sha256', photo.address_key).update(`${photo.id} ${size} ${until}`).digest('base64url').slice(0, 32);

const eachSize = (address: (size: PhotoSize) => string) =>
  Object.fromEntries(SIZES.map((size) => [size, address(size)])) as Record<PhotoSize, string>;
