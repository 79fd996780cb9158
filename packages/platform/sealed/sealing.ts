import type { Secrets } from '../secrets.ts';
import { decrypt, encrypt } from './cipher.ts';
import { isKeyId } from './sealing-keys.ts';

/** Where a sealed value stands. It opens nowhere else: what is copied into another row, or another column, is worth nothing there. */
interface Place {
  table: string;
  column: string;
  row: string;
}

declare const sealed: unique symbol;
/** Only `seal` makes one: a column of this type takes no clear text, and none can be shown by mistake. */
export type SealedText = string & { readonly [sealed]: true };
export type SealedBytes = Buffer & { readonly [sealed]: true };

export interface Sealing {
  seal(place: Place, text: string): SealedText;
  /** Throws `BrokenSeal` or `UnknownSealingKey`. */
  open(place: Place, value: string): string;
  sealBytes(place: Place, bytes: Uint8Array): SealedBytes;
  openBytes(place: Place, value: Uint8Array): Buffer;
  /** What every value of the newest key begins with. */
  readonly newest: string;
  /** A former key is still known: some values may wait for the newest one. */
  readonly rotating: boolean;
}

/** Touched since it was sealed, or not in its own place. */
export class BrokenSeal extends Error {
  override name = 'BrokenSeal';
}

export class UnknownSealingKey extends Error {
  override name = 'UnknownSealingKey';
}

const END_OF_ID = '.';

/** The first key seals, all of them open. */
export function openSealing({ sealing: keys }: Pick<Secrets, 'sealing'>): Sealing {
  const [newest] = keys;
  if (!newest) throw new Error('there is no key to seal with');
  const known = new Map(keys.map(({ id, key }) => [id, key]));
  const hide = (place: Place, bytes: Uint8Array) => encrypt(newest.key, contextOf(newest.id, place), bytes);
  const show = (id: string, place: Place, hidden: Uint8Array) => {
    const key = known.get(id);
    if (!isKeyId(id)) throw new BrokenSeal('not a sealed value');
    if (!key) throw new UnknownSealingKey(`no sealing key is named ${id}`);
    try {
      return decrypt(key, contextOf(id, place), hidden);
    } catch (error) {
      throw new BrokenSeal(`what stands in ${place.table}.${place.column} was not sealed there`, { cause: error });
    }
  };
  return {
    newest: newest.id + END_OF_ID,
    rotating: known.size > 1,
    seal: (place, text) =>
      `${newest.id}${END_OF_ID}${hide(place, Buffer.from(text)).toString('base64url')}` as SealedText,
    open: (place, value) => {
      const end = value.indexOf(END_OF_ID);
      const written = value.slice(end + 1);
      const hidden = Buffer.from(written, 'base64url');
      // Several spellings decode to the same bytes: only ours is taken.
      if (hidden.toString('base64url') !== written) throw new BrokenSeal('not a sealed value');
      return show(value.slice(0, Math.max(end, 0)), place, hidden).toString();
    },
    sealBytes: (place, bytes) => Buffer.concat([Buffer.from(newest.id + END_OF_ID), hide(place, bytes)]) as SealedBytes,
    openBytes: (place, value) => {
      const end = value.indexOf(END_OF_ID.charCodeAt(0));
      return show(Buffer.from(value.subarray(0, Math.max(end, 0))).toString('latin1'), place, value.subarray(end + 1));
    },
  };
}

/** What the value is bound to, beside its key. */
const contextOf = (keyId: string, { table, column, row }: Place): string =>
  JSON.stringify(['solelune sealed', 1, keyId, table, column, row]);
