import { cabochon } from './cabochon.ts';
import type { Draw } from './draw.ts';
import { drop } from './marks.ts';
import { oval, type Pencil, pebble, toned } from './pencil.ts';

const rounded =
  (outline: (pencil: Pencil) => string, gloss = 0.65): Draw =>
  (pencil, palette, mark) =>
    cabochon(pencil, {
      outline: outline(pencil),
      colour: palette[1],
      inside: mark(palette),
      light: toned(palette[1], 0.5),
      dark: toned(palette[0], -0.2),
      gloss,
    });

const tumbled = rounded((pencil) => pebble(pencil, [100, 102], [74, 66], 0.15));
const dome = rounded(() => oval(100, 100, 62, 76, 10));

/** Habits that are known by what a polished piece shows. */
export const POLISHED = {
  massive: tumbled,
  nodular: tumbled,
  lamellar: tumbled,
  fibrous: dome,
  'lamellar-cabochon': rounded(() => oval(100, 100, 71, 71)),
  banded: rounded((pencil) => pebble(pencil, [100, 100], [76, 70], 0.1, 10)),
  'botryoidal-banded': rounded((pencil) => pebble(pencil, [100, 100], [76, 64], 0.12, 8)),
  'fibrous-radial': dome,
  'amorphous-nodule': rounded(() => oval(100, 100, 72, 60, -12)),
  'amorphous-drop': rounded(drop, 0.8),
  'conchoidal-glass': rounded((pencil) => pebble(pencil, [100, 102], [72, 68], 0.34, 7), 0.85),
  'sculpted-glass': rounded((pencil) => pebble(pencil, [100, 102], [60, 74], 0.36, 11), 0.5),
  sphere: rounded(() => oval(100, 100, 68, 68), 0.9),
} as const satisfies Record<string, Draw>;
