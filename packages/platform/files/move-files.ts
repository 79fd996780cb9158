import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Files } from './files.ts';

interface MovedFiles {
  moved: number;
  /** Were there already, the same to the byte: a move that broke off goes on where it was. */
  known: number;
  bytes: number;
}

/** Copies every file, and reads each one again where it arrived. Nothing is taken away from where it was. */
export async function moveFiles(from: Files, to: Files): Promise<MovedFiles> {
  const done: MovedFiles = { moved: 0, known: 0, bytes: 0 };
  for await (const key of from.list()) {
    const content = await buffer((await from.get(key)) ?? missing(key));
    const sum = sumOf(content);
    if ((await to.exists(key)) && (await sumAt(to, key)) === sum) {
      done.known += 1;
      continue;
    }
    await to.put(key, content);
    if ((await sumAt(to, key)) !== sum) throw new Error(`Le fichier ${key} n’est pas arrivé tel qu’il était.`);
    done.moved += 1;
    done.bytes += content.length;
  }
  return done;
}

const sumOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function sumAt(files: Files, key: string): Promise<string> {
  return sumOf(await buffer((await files.get(key)) ?? missing(key)));
}

function missing(key: string): Readable {
  throw new Error(`Le fichier ${key} a disparu pendant la copie.`);
}
