import { optional } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';

/** What a browser says of itself when it opens a session: a key of its own, to tell a new device from a known one, and a coarse name. */
export const deviceFields = {
  device_key: nobodys(
    'a browser’s own key, by which nothing is read',
    optional(z.string().regex(/^[0-9a-f]{32}$/, SENTENCES.choice)),
  ),
  device_label: optional(z.string().regex(/^[\p{L}\p{N} ,.-]{1,60}$/u, SENTENCES.choice)),
};
