import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { type Config, MEMORY } from '../config.ts';
import { checkKey, isPart } from './key.ts';

export interface Files {
  put(key: string, content: Uint8Array | Readable, options?: { contentType?: string }): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Readable | null>;
  exists(key: string): Promise<boolean>;
  /** The keys of all files, in no order that counts. */
  list(): AsyncIterable<string>;
  /** A file that is not there is no error. */
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Photos and books: a folder under `DATA_DIR`, or storage that speaks S3. */
export async function openFiles(config: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Files> {
  if (config.filesUrl !== undefined) {
    // Loaded when wanted only: the AWS client is large.
    const { s3Driver } = await import('./s3-driver.ts');
    return overDisk(new Disk(s3Driver(config.filesUrl)), { lengthFirst: true });
  }
  const { FolderDriver } = await import('./folder-driver.ts');
  if (config.dataDir !== MEMORY) return overDisk(new Disk(new FolderDriver(join(config.dataDir, 'files'))));
  const folder = mkdtempSync(join(tmpdir(), 'solelune-files-'));
  return overDisk(new Disk(new FolderDriver(folder)), {
    close: () => rmSync(folder, { recursive: true, force: true }),
  });
}

interface Traits {
  /** S3 wants to know the length before the first byte, so a stream is gathered; what we keep there is a few megabytes at most. */
  lengthFirst?: boolean;
  close?: () => void;
}

function overDisk(disk: Disk, { lengthFirst = false, close = () => {} }: Traits = {}): Files {
  return {
    put: async (key, content, options = {}) => {
      const checked = checkKey(key);
      if (content instanceof Uint8Array) await disk.put(checked, content, options);
      else if (lengthFirst) await disk.put(checked, await buffer(content), options);
      else await disk.putStream(checked, content, options);
    },
    get: async (key) => {
      try {
        return await disk.getStream(checkKey(key));
      } catch (error) {
        if (isMissing((error as Error).cause)) return null;
        throw error;
      }
    },
    exists: async (key) => disk.exists(checkKey(key)),
    list: () => listed(disk),
    delete: async (key) => disk.delete(checkKey(key)),
    close: async () => close(),
  };
}

async function* listed(disk: Disk): AsyncIterable<string> {
  let next: string | undefined;
  do {
    const page = await disk
      .listAll('/', { recursive: true, ...(next ? { paginationToken: next } : {}) })
      .catch((error: Error) => {
        // A folder is made with its first file.
        if (isMissing(error) || isMissing(error.cause)) return { objects: [], paginationToken: undefined };
        throw error;
      });
    const { objects, paginationToken } = page;
    for (const object of objects) if (object.isFile && !isPart(object.key)) yield object.key;
    next = paginationToken;
  } while (next);
}

function isMissing(cause: unknown): boolean {
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey' || name === 'NotFound';
}
