import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { LEAST_ROOM_BYTES, roomIn } from '../disk/room.ts';
import { OutOfRoom } from '../disk/storage-errors.ts';
import { partOf } from './key.ts';

/** flydrive's folder, made to keep its promises: a file is there whole and flushed, or not at all, whenever the process dies. */
export class FolderDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  /** Opened before it is handed over: a missing file is an error here, and not in the middle of an answer. */
  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.#root, key));
    return file.createReadStream();
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(this.#root, key);
    await mkdir(dirname(path), { recursive: true });
    // The last of the disk is the database's.
    if (roomIn(dirname(path)) < LEAST_ROOM_BYTES) throw new OutOfRoom('no room left for files');
    const aside = partOf(path);
    try {
      await writeFile(aside, contents, { flush: true, mode: 0o600 });
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
  }
}

/** The new name is an entry of its folder, and flushed with that; Windows does it by itself and cannot open a folder. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
