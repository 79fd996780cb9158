import { readContentFiles } from './content-files.ts';
import { indexCorpus } from './corpus.ts';
import type { AnyKind } from './kind.ts';
import type { SourceText } from './text.ts';

/** The texts of some kinds as they are before they are rendered: what a device is given, which renders them itself. */
export async function sourceTexts(rootFolder: string, kinds: readonly AnyKind[]): Promise<readonly SourceText[]> {
  return indexCorpus(await readContentFiles(rootFolder), kinds).texts;
}
