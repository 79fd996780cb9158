import { strokes } from '../kit/cloth.ts';
import { limbPath, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, limb, line, mirrored, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { grip } from '../parts/hands.ts';
import { face } from '../parts/heads.ts';

/** XV. The Devil: torch, antlers, the two who are tied. */
export const diable = (): string => {
  const batwing =
    shape(
      'M112 130C126 108 144 92 168 82C164 92 166 98 174 104C164 106 162 114 168 124C158 122 152 130 154 142C146 136 138 142 136 152C130 144 122 144 116 150Z',
      tint.azure,
      1.3,
    ) +
    line(
      'M113 132C130 118 148 104 168 84M113 134C134 122 154 112 172 105M113 138C132 130 150 126 166 124M114 144C128 140 142 140 153 141',
      0.9,
    );
  const imp = (c: string) =>
    silhouette(
      [
        limbPath([46, 244, 44, 258, 42, 272, 40, 288], 13, 8),
        limbPath([56, 244, 60, 258, 60, 272, 62, 288], 13, 8),
        'M40 208C46 202 58 202 62 208C64 220 62 232 62 246C56 252 46 252 41 246C42 232 38 220 40 208Z',
        limbPath([42, 210, 32, 218, 32, 230, 42, 234], 8, 6),
        limbPath([60, 210, 68, 218, 68, 228, 60, 234], 8, 6),
        'M34 286H46C48 290 44 293 34 293C30 292 30 288 34 286Z',
        'M58 286H68C72 288 72 292 68 293H58C55 291 55 287 58 286Z',
        limbPath([60, 242, 72, 246, 76, 256, 72, 264], 4, 2.5),
      ],
      c,
      1.2,
    ) +
    line('M45 221C47 224 50 224 51 221C52 224 55 224 57 221M51 226V229', 0.8) +
    disc(51, 234, 0.8, tint.ink, 0) +
    line(
      'M46 176C42 170 38 170 36 164M43 171C39 172 37 170 34 171M56 176C60 170 64 170 66 164M59 171C63 172 65 170 68 171',
      3.2,
    ) +
    line(
      'M46 176C42 170 38 170 36 164M43 171C39 172 37 170 34 171M56 176C60 170 64 170 66 164M59 171C63 172 65 170 68 171',
      1.5,
      tint.leaf,
    ) +
    place(
      51,
      192,
      0.98,
      shape('M-9-4L-15-9L-10 2ZM9-4L15-9L10 2Z', c, 1) +
        hairBack.bob(tint.garnet) +
        face({ eyes: 'open', skin: c, turn: 0.6 }) +
        fringe(tint.garnet),
    );
  const rope =
    line('M100 236C84 252 64 244 52 208', 4) +
    line('M100 236C84 252 64 244 52 208', 2, tint.leaf) +
    line('M44 206C48 210 56 210 60 206', 4) +
    line('M44 206C48 210 56 210 60 206', 2, tint.leaf);
  return (
    solid(
      repeat(36, (i) => {
        const d = -110 + (i * 220) / 35;
        return `M${polar(40, d - 0.6, 100, 120)}L${polar(i % 2 ? 54 : 120, d, 100, 120)}L${polar(40, d + 0.6, 100, 120)}Z`;
      }),
      tint.garnet,
    ) +
    shape('M19 272C46 264 70 274 100 268C130 262 156 274 181 266V300H19Z', tint.night, 1.3) +
    strokes(
      [
        [28, 284, 44, 280, 56, 284, 66, 282],
        [80, 290, 96, 286, 108, 290, 122, 288],
        [132, 282, 148, 278, 160, 282, 174, 280],
      ],
      0.9,
      tint.leaf,
    ) +
    bothSides(batwing) +
    // pedestal
    shape(
      'M68 222H132V231H124C122 240 118 246 116 252C122 262 128 268 134 276V284H66V276C72 268 78 262 84 252C82 246 78 240 76 231H68Z',
      tint.garnet,
      1.3,
    ) +
    line('M76 231H124M84 252H116M66 277H134', 1) +
    strokes(
      [
        [108, 234, 108, 244, 106, 254, 116, 272],
        [114, 234, 113, 244, 112, 254, 122, 272],
      ],
      0.9,
    ) +
    disc(100, 238, 5, 'none', 2.4) +
    disc(100, 238, 5, 'none', 1, tint.leaf) +
    // clawed legs, breeches, torso
    bothSides(
      silhouette(
        [
          limbPath([92, 178, 84, 190, 82, 202, 86, 214], 18, 9),
          'M80 212C76 216 76 221 78 222H98C98 217 95 213 91 211Z',
        ],
        tint.azure,
        1.3,
      ) +
        line('M81 222V217M86 222V217M92 222V217', 1) +
        strokes(
          [
            [86, 186, 82, 194, 82, 204, 85, 212],
            [92, 188, 88, 196, 87, 204, 89, 210],
          ],
          0.9,
        ),
    ) +
    shape(
      'M80 140C88 132 112 132 120 140C122 156 118 170 116 184C106 192 94 192 84 184C82 170 78 156 80 140Z',
      tint.sky,
      1.3,
    ) +
    line(
      'M87 152C90 158 97 158 99 152M101 152C103 158 110 158 113 152M100 160V166M89 164C92 166 95 166 97 164M103 164C105 166 108 166 111 164',
      0.9,
    ) +
    disc(100, 172, 1.1, tint.ink, 0) +
    disc(93, 153, 1, tint.garnet, 0.5) +
    disc(107, 153, 1, tint.garnet, 0.5) +
    shape(
      'M83 176C92 182 108 182 117 176C118 186 118 194 114 200C108 198 104 194 100 188C96 194 92 198 86 200C82 194 82 186 83 176Z',
      tint.garnet,
      1.2,
    ) +
    shape('M82 173C92 179 108 179 118 173L118.6 179C108 185 92 185 81.4 179Z', tint.leaf, 1.1) +
    // arms: the raised hand, the torch
    limb([84, 142, 68, 148, 58, 142, 54, 128], 13, 9, tint.sky) +
    place(
      53,
      118,
      1.1,
      shape(
        'M-4.5 6C-5.5 2-5.5-1-4.7-3L-5.5-9C-5.5-10.6-3.6-10.8-3.2-9.3L-2.3-4.5L-2-11C-1.8-12.6.2-12.6.3-11L.4-4.7L2-10.3C2.5-11.8 4.4-11.3 4.1-9.7L3.2-3.5L5.6-6.6C6.6-7.8 8.1-6.7 7.3-5.3L4 2C3.6 4 3.3 5 3.2 6.5Z',
        tint.sky,
        1.1,
      ),
    ) +
    place(
      148,
      134,
      1,
      shape('M-2.6 34L-4-10H4L2.6 34Z', tint.leaf, 1.1) +
        line('M-3.5-4L3.5-8M-3.2 4L3.6 0M-3 12L3.4 8', 0.8) +
        shape('M-6-10H6L4.5-5H-4.5Z', tint.garnet, 1) +
        shape('M0-10C-9-14-9-24-3-30C-3-25 0-24 1-27C2-32 0-35 2-40C8-34 12-24 8-16C6-12 3-10 0-10Z', tint.leaf, 1.1) +
        shape('M1-11C-3-14-2-20 2-24C6-19 6-14 1-11Z', tint.paper, 0.8),
      6,
    ) +
    limb([116, 142, 132, 150, 142, 152, 147, 148], 13, 9, tint.sky) +
    place(147, 146, 1.1, grip(tint.sky), 6) +
    // head: helmet, antlers, tongue
    bothSides(
      line('M92 92C86 84 76 84 72 72M84 86C78 88 74 84 68 86M77 81C76 76 78 72 76 68', 4) +
        line('M92 92C86 84 76 84 72 72M84 86C78 88 74 84 68 86M77 81C76 76 78 72 76 68', 2.2, tint.leaf),
    ) +
    bothSides(shape('M89 116L76 108L88 124Z', tint.sky, 1.1) + line('M86 117L80 112', 0.8)) +
    place(
      100,
      115,
      1.28,
      shape('M-5 9C-3 16 3 16 5 9L0 22Z', tint.azure, 1.1) +
        face({ eyes: 'open', skin: tint.sky, cheeks: false }) +
        shape('M-3 7.5C-1.5 8.6 1.5 8.6 3 7.5C2.5 10.5 1.5 12.5 0 12.5S-2.5 10.5-3 7.5Z', tint.garnet, 0.8) +
        line('M-6.8-5.6L-2-3.6M6.8-5.6L2-3.6', 1.3) +
        shape('M-10-3C-11-13-5-17.5 0-17.5S11-13 10-3C7-7 4-8.5 0-5.5C-4-8.5-7-7-10-3Z', tint.leaf, 1.2) +
        line('M0-17V-6M-6-15C-4-12-4-10-5-8M6-15C4-12 4-10 5-8', 0.8),
    ) +
    imp(tint.skin) +
    mirrored(imp(tint.blush)) +
    bothSides(rope)
  );
};
