import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TableSum } from '@solelune/platform';
import { CannotStart } from '@solelune/platform';

/** What a backup says of itself: enough to know, after a restore, that everything is there. */
export interface Manifest {
  format: 1;
  madeAt: string;
  database: 'postgres' | 'embedded';
  tables: TableSum[];
  files: { count: number; bytes: number; sums: Record<string, string> };
  /** Which secrets open what is kept: by name. The secrets themselves are kept elsewhere. */
  secrets: { sealingKeys: string[]; variables: string[] };
}

const NAME = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(path.join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });

/** It is written last: a folder without one is a backup that broke off. */
export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, NAME), 'utf8')) as Manifest;
  } catch (error) {
    throw new CannotStart(`${folder} n’est pas une sauvegarde entière : il n’y a pas de ${NAME} lisible.`, {
      cause: error,
    });
  }
}
