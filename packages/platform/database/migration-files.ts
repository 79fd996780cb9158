import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export interface MigrationFile {
  /** `owner/NNNN-what`: numbers are each owner's own, and give the order among its migrations. */
  name: string;
  /** `NNNN-what`, as it was noted before migrations had owners. */
  formerName: string;
  sql: string;
  checksum: string;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** In the order of the folders: an owner's tables may refer to those of the owners before it. */
export function readMigrations(folders: readonly string[]): MigrationFile[] {
  const files = folders.flatMap((folder) => readFolder(folder));
  const names = new Set<string>();
  for (const { name } of files) {
    if (names.has(name)) throw new MigrationError(`Two migrations are named ${name}.sql.`);
    names.add(name);
  }
  return files;
}

/** Whose they are: the workspace that they stand in, `features/wallet/api/migrations` being wallet's. */
function ownerOf(folder: string): string {
  return /[/\\](?:features|packages)[/\\]([\w-]+)[/\\]/.exec(`${resolve(folder)}/`)?.[1] ?? basename(folder);
}

function readFolder(folder: string): MigrationFile[] {
  if (!existsSync(folder)) throw new MigrationError(`The folder of migrations ${folder} does not exist.`);
  const owner = ownerOf(folder);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((fileName) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(fileName)) throw new MigrationError(`${fileName} is not named NNNN-what.sql.`);
    // The line ends that Git writes on Windows are not an edit.
    const sql = readFileSync(join(folder, fileName), 'utf8').replaceAll('\r\n', '\n');
    const formerName = fileName.slice(0, -'.sql'.length);
    const checksum = createHash('sha256').update(sql).digest('hex');
    return { name: `${owner}/${formerName}`, formerName, sql, checksum };
  });
}
