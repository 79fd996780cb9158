import { isDatabaseAway, isOutOfRoom } from '@solelune/platform';
import { type Failure, fail } from '../errors.ts';

const NO_ROOM =
  'Nous ne pouvons rien enregistrer pour le moment. Vos données sont intactes : réessayez un peu plus tard.';

/** What passes by itself, told as such: a disk that is full, a database that is being opened again. Null for any other error. */
export function storageFailure(error: unknown): Failure | null {
  if (isOutOfRoom(error)) return fail('unavailable', { sentence: NO_ROOM });
  return isDatabaseAway(error) ? fail('unavailable') : null;
}
