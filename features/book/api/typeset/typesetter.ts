/** The typesetter, opened once in the process that makes books: measures words, then sets whole books. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '../../composition/pieces.ts';
import { bookFonts } from './fonts.ts';

type Compiler = import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler;

const FOLDER = fileURLToPath(new URL('./template/', import.meta.url));
let opened: Compiler | undefined;

function compiler(): Compiler {
  const { NodeCompiler } = createRequire(import.meta.url)(
    '@myriaddreamin/typst-ts-node-compiler',
  ) as typeof import('@myriaddreamin/typst-ts-node-compiler');
  opened ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: bookFonts() }] });
  return opened;
}

function compiled(file: string, dataFile: string, data: unknown) {
  compiler().mapShadow(path.join(FOLDER, dataFile), Buffer.from(JSON.stringify(data)));
  const result = compiler().compile({ mainFilePath: path.join(FOLDER, file) });
  if (result.result) return result.result;
  const error = result.takeDiagnostics();
  throw new Error(`${file} cannot be set: ${JSON.stringify(error?.shortDiagnostics ?? null).slice(0, 2000)}`);
}

/** How many lines of the grid each takes; not always whole ones. */
export function linesOf(words: readonly Words[]): number[] {
  const document = compiled('measure.typ', 'words.json', words);
  const [found] = compiler().query(document, { selector: '<lines>' }) as { value: number[] }[];
  if (!found) throw new Error('nothing was measured');
  return found.value;
}

export interface SetBook {
  readonly pdf: Buffer;
  readonly pages: number;
}

export function setBook(data: unknown): SetBook {
  const document = compiled('book.typ', 'data.json', data);
  const pdf = compiler().pdf(document);
  const pages = document.numOfPages;
  // One book after another: what this one remembered is of no use to the next.
  compiler().evictCache(0);
  return { pdf, pages };
}
