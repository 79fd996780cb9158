import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, MEMORY } from '../config.ts';
import { ENOUGH_ROOM_BYTES, LEAST_ROOM_BYTES, roomIn } from './room.ts';
import { isOutOfRoom, isStorageTrouble } from './storage-errors.ts';

/** The folder of data cannot be used as it is; the message says why, to the person who starts the site. */
export class DataDirUnusable extends Error {
  override name = 'DataDirUnusable';
}

const OTHERWISE = 'ou donnez un autre dossier par DATA_DIR.';

/** Before anything is opened: a folder that can be written to, with room in it, or a sentence. */
export function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): void {
  if (dataDir === MEMORY) return;
  const probe = join(dataDir, '.written-at-start');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, 'x', { flush: true });
    rmSync(probe);
  } catch (error) {
    throw new DataDirUnusable(reason(dataDir, error), { cause: error });
  }
  if (roomIn(dataDir) < LEAST_ROOM_BYTES) throw new DataDirUnusable(full(dataDir));
}

/** What a start stumbled over, or that the room there was did not last for it: a first start alone takes more than is ever left over. */
export function orUnusable({ dataDir }: Pick<Config, 'dataDir'>, error: unknown): unknown {
  if (dataDir === MEMORY || !isStorageTrouble(error)) return error;
  return roomIn(dataDir) < ENOUGH_ROOM_BYTES ? new DataDirUnusable(full(dataDir), { cause: error }) : error;
}

function reason(dataDir: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${dataDir} n’est pas un dossier : déplacez ce fichier, ${OTHERWISE}`;
  if (code !== 'EROFS' && isOutOfRoom(error)) return full(dataDir);
  return `Le dossier de données ${dataDir} ne peut pas être écrit (${code}) : changez ses droits, ${OTHERWISE}`;
}

const full = (dataDir: string) =>
  `Il n’y a plus assez de place dans le dossier de données ${dataDir} : libérez-en au moins ${ENOUGH_ROOM_BYTES / 1024 ** 2} Mo, ${OTHERWISE}`;
