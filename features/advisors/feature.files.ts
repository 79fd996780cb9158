import type { DrawnFile } from '@solelune/screen/drawn-file';
import { portraitUrl } from './portraits/address.ts';
import { drawPortrait, PORTRAITS } from './portraits/portrait.ts';

/** The drawn medallions of the house. */
export default function* files(): Iterable<DrawnFile> {
  for (const name of PORTRAITS) yield { address: portraitUrl(name), text: drawPortrait(name) };
}
