import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MigrationFile {
  /** `NNNN-what`, unique across all folders; the number gives the order. */
  name: string;
  sql: string;
  checksum: string;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

export function readMigrations(folders: readonly string[]): MigrationFile[] {
  const files = folders.flatMap((folder) => readFolder(folder));
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, file] of files.entries()) {
    if (files[index + 1]?.name === file.name) throw new MigrationError(`Two migrations are named ${file.name}.sql.`);
  }
  return files;
}

function readFolder(folder: string): MigrationFile[] {
  if (!existsSync(folder)) throw new MigrationError(`The folder of migrations ${folder} does not exist.`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.map((fileName) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(fileName)) throw new MigrationError(`${fileName} is not named NNNN-what.sql.`);
    // The line ends that Git writes on Windows are not an edit.
    const sql = readFileSync(join(folder, fileName), 'utf8').replaceAll('\r\n', '\n');
    return { name: fileName.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}
