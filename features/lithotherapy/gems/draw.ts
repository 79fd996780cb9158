import type { Palette } from './marks.ts';
import type { Pencil } from './pencil.ts';

/** How one habit is drawn; `mark` draws what is seen in the stone. */
export type Draw = (pencil: Pencil, palette: Palette, mark: (palette: Palette) => string) => string;
