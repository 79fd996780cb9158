import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../.cache/plain');

/** A file of TypeScript without its types. It is kept by what it says: a changed file is another one. */
export function plainCode(file) {
  const text = readFileSync(file, 'utf8');
  const kept = path.join(FOLDER, `${createHash('sha1').update(text).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const plain = withoutWarning(() => stripTypeScriptTypes(text));
    keep(kept, plain);
    return plain;
  }
}

/** Node calls it experimental, on the output, which in production holds lines of the log and nothing else; what it does is what Node does by itself with each of our files. */
function withoutWarning(work) {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Several processes may start at once, and an image's folders cannot be written to. */
function keep(file, plain) {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const written = `${file}.${process.pid}`;
    writeFileSync(written, plain);
    renameSync(written, file);
  } catch {
    // Then the types are taken out at the next start too.
  }
}
