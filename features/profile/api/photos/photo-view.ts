import type { CallAnswer } from '@solelune/contract';
import type { photosGet } from '../../contract.ts';
import type { PhotoRow } from '../tables.ts';
import { signedAddresses } from './addresses.ts';

export const photoView = (photo: PhotoRow, now: Temporal.Instant): CallAnswer<typeof photosGet>['photos'][number] => ({
  id: photo.id,
  width: photo.width,
  height: photo.height,
  is_profile: photo.is_profile,
  created_at: photo.created_at.toISOString(),
  ...signedAddresses(photo, now),
});
