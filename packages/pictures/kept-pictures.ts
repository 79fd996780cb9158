import { buffer } from 'node:stream/consumers';
import type { Files } from '@solelune/platform';

export const PICTURE_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

export interface KeptPictures {
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Each made once, whoever asks first; the others wait for the same one. Kept beside photos, so that a restart makes none again. */
export function keptPictures(files: Files): KeptPictures {
  const making = new Map<string, Promise<Buffer>>();
  const find = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const key = `pictures/${name}`;
    const kept = await files.get(key);
    if (kept) return buffer(kept);
    const made = await make();
    // A full disk costs the next visitor the same work, not the picture.
    await files.put(key, made).catch(() => {});
    return made;
  };
  return {
    get(name, make) {
      const known = making.get(name);
      if (known) return known;
      const found = find(name, make).finally(() => making.delete(name));
      making.set(name, found);
      return found;
    },
  };
}
