import type { DrawnFile } from '@solelune/screen/drawn-file';
import { STONE_SLUGS } from './engine/vocabulary.ts';
import { gemUrl } from './gems/address.ts';
import { drawGem, gemOf } from './gems/gem.ts';

/** The drawings of the stones. */
export default function* files(): Iterable<DrawnFile> {
  for (const slug of STONE_SLUGS) yield { address: gemUrl(slug), text: drawGem(slug, gemOf(slug)) };
}
