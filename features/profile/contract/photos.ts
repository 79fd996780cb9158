import { defineCall } from '@solelune/contract';
import { z } from 'zod';
import { PHOTO_MAX_BYTES, PHOTOS_PER_UPLOAD } from '../limits.ts';
import { idOf, photoAddresses } from './parts.ts';

const photoSchema = photoAddresses.extend({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  is_profile: z.boolean(),
  created_at: z.string(),
});

export const photosGet = defineCall({
  name: 'profile.photos',
  method: 'GET',
  path: 'user/profile/photos/get.json',
  summary: 'Rend les photos du membre, les plus récentes d’abord, avec des adresses qui valent un jour',
  input: z.object({}),
  answer: z.object({ photos: z.array(photoSchema), max: z.int() }),
  access: 'member',
});

/** A file as the server's body reader gives it. Its name and its type are only what the sender says: nothing is decided on them. */
const uploadedFile = z.object({ bytes: z.instanceof(Uint8Array) });

/** Does not declare `writes`: no transaction may stay open while pictures are encoded. */
export const photosUpload = defineCall({
  name: 'profile.photos-upload',
  method: 'POST',
  path: 'user/profile/photos/upload.json',
  summary: 'Ajoute des photos (files[]) ; chacune est relue, réduite et débarrassée de ses métadonnées',
  input: z.object({
    files: z
      .array(uploadedFile, { error: 'Choisissez au moins une photo' })
      .min(1, 'Choisissez au moins une photo')
      .max(PHOTOS_PER_UPLOAD),
  }),
  answer: z.object({ photos: z.array(photoSchema) }),
  errors: ['conflict', 'too_many_requests', 'unavailable'],
  access: 'member',
  files: { maxCount: PHOTOS_PER_UPLOAD, maxBytes: PHOTO_MAX_BYTES },
  limit: { max: 40, perSeconds: 600 },
});

export const photoDelete = defineCall({
  name: 'profile.photo-delete',
  method: 'POST',
  path: 'user/profile/photos/delete.json',
  summary: 'Efface une photo du membre',
  input: z.object({ id: idOf('photo') }),
  answer: z.object({ success: z.boolean() }),
  errors: ['not_found'],
  access: 'member',
});

export const photoChoose = defineCall({
  name: 'profile.photo-choose',
  method: 'POST',
  path: 'user/profile/photos/choose.json',
  summary: 'Fait d’une photo du membre sa photo de profil',
  input: z.object({ id: idOf('photo') }),
  answer: z.object({ success: z.boolean() }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
});
