import { folds } from '../kit/cloth.ts';
import { nth, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, limb, line, place, shape, solid } from '../kit/shapes.ts';
import { spark } from '../kit/stars.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { grip } from '../parts/hands.ts';
import { face, glory, neck, nimbus } from '../parts/heads.ts';

/** VIII. Justice: sword and scales. */
export const justice = (): string => {
  const pan = (x: number, y: number) =>
    line(`M${x} ${y - 26}L${x - 9} ${y}M${x} ${y - 26}L${x + 9} ${y}M${x} ${y - 26}V${y}`, 0.8) +
    shape(`M${x - 10.5} ${y}H${x + 10.5}C${x + 9} ${y + 8} ${x - 9} ${y + 8} ${x - 10.5} ${y}Z`, tint.leaf, 1.1) +
    line(`M${x - 8} ${y + 3}C${x - 4} ${y + 5} ${x + 4} ${y + 5} ${x + 8} ${y + 3}`, 0.7);
  return (
    glory(100, 112, 46, 84, 72) +
    bothSides(
      shape('M46 296V130H64V296Z', tint.leaf, 1.3) +
        line('M51 138V290M59 138V290', 0.8) +
        shape('M42 122H68V131H42Z', tint.pale, 1.2) +
        disc(55, 114, 7.5, tint.leaf, 1.2) +
        disc(55, 114, 3.4, tint.garnet, 0.9),
    ) +
    shape('M64 130C64 92 136 92 136 130V250H64Z', tint.dusk, 1.2) +
    solid(
      (
        [
          [76, 156],
          [124, 156],
          [74, 178],
          [126, 178],
          [76, 136],
          [124, 136],
        ] as const
      )
        .map(([x, y]) => spark(x, y, 3.4))
        .join(''),
      tint.leaf,
    ) +
    shape('M19 276H181V300H19Z', tint.mist, 1.2) +
    line('M19 287H181M70 276L66 300M130 276L134 300', 0.7) +
    nimbus(100, 112, 36, tint.pale) +
    place(100, 114, 1.3, hairBack.long(tint.leaf)) +
    // gown: knees, falling folds
    shape('M84 186C66 200 56 218 54 238L46 302H154L146 238C144 218 134 200 116 186Z', tint.garnet, 1.3) +
    bothSides(
      solid(
        folds([66, 236, 60, 258, 56, 280, 54, 302], [94, 244, 96, 264, 98, 284, 98, 302], 8, 1.2, { k: 0.95 }),
        tint.ink,
      ),
    ) +
    shape('M80 152C88 144 112 144 120 152L116 190C106 196 94 196 84 190Z', tint.garnet, 1.3) +
    solid(
      folds([84, 156, 86, 168, 87, 180, 86, 190], [116, 156, 114, 168, 113, 180, 114, 190], 6, 0.9, { from: 'mid' }),
      tint.ink,
    ) +
    shape('M84 186C94 192 106 192 116 186L117 193.5C106 200 94 200 83 193.5Z', tint.leaf, 1.2) +
    repeat(4, (i) => disc(90 + i * 6.6, 193.2 + nth([0, 1.4, 1.4, 0], i), 1.2, tint.azure, 0.5)) +
    // the cloak drawn over the knees
    shape(
      'M60 204C74 214 88 218 100 218S126 214 140 204C146 218 150 234 148 246C134 262 118 266 100 266S66 262 52 246C50 234 54 218 60 204Z',
      tint.azure,
      1.3,
    ) +
    solid(
      folds([62, 210, 76, 222, 88, 224, 100, 224], [54, 242, 70, 258, 84, 262, 100, 262], 5, 1.2, {
        from: 'mid',
        k: 1,
      }) +
        folds([100, 224, 112, 224, 124, 222, 138, 210], [100, 262, 116, 262, 130, 258, 146, 242], 5, 1.2, {
          from: 'mid',
          k: 1,
        }),
      tint.ink,
    ) +
    line('M53 247C68 262 84 266 100 266S132 262 147 247', 2.8, tint.leaf) +
    line('M54 250C68 264 84 268 100 268S132 264 146 250', 0.8) +
    bothSides(
      shape(
        'M86 146C68 152 58 172 54 204C50 236 44 272 40 302H58C58 282 54 262 56 244C62 222 80 186 92 152Z',
        tint.azure,
        1.3,
      ) + solid(folds([80, 152, 60, 176, 52, 238, 44, 300], [88, 156, 72, 194, 60, 244, 54, 298], 4, 1.1), tint.ink),
    ) +
    // the sword, right arm
    place(
      40,
      170,
      1,
      shape('M-2.8 8V-66L0-80L2.8-66V8Z', tint.paper, 1.1) +
        line('M0-72V6', 0.7) +
        shape('M-12 7C-6 10 6 10 12 7V12C6 14.5-6 14.5-12 12Z', tint.leaf, 1.1) +
        shape('M-2.4 13H2.4V30H-2.4Z', tint.garnet, 1) +
        disc(0, 33, 4, tint.leaf, 1.1),
    ) +
    limb([76, 164, 64, 176, 54, 188, 46, 193], 19, 12, tint.azure) +
    solid(folds([69, 157, 58, 168, 50, 180, 42, 187], [83, 171, 70, 184, 58, 196, 49, 199], 5, 1), tint.ink) +
    place(40, 191, 1.12, grip()) +
    // the scales, left arm
    limb([124, 164, 134, 177, 142, 184, 148, 176], 19, 13, tint.azure) +
    solid(folds([131, 157, 138, 167, 141, 173, 142, 172], [117, 171, 130, 187, 146, 194, 154, 180], 5, 1), tint.ink) +
    limb([148, 176, 149, 170, 148, 164, 147, 160], 11, 8, tint.leaf) +
    line('M145 148V160', 1.4) +
    shape(
      'M125 160C132 156.5 139 158 145 160.5C151 158 158 156.5 165 160L164 163.5C158 160.5 151 162 145 165C139 162 132 160.5 126 163.5Z',
      tint.leaf,
      1,
    ) +
    solid('M145 150L142.5 161H147.5Z', tint.leaf) +
    pan(127, 189) +
    pan(163, 189) +
    place(145, 154, 1.08, grip()) +
    neck(100, 128, 12.5, 16) +
    shape('M84 149C90 157 110 157 116 149L120 155C110 165 90 165 80 155Z', tint.leaf, 1.2) +
    line('M88 156L86.5 160M94 158.5L93 163M100 159V163.5M106 158.5L107 163M112 156L113.5 160', 0.8) +
    place(
      100,
      114,
      1.3,
      face({ eyes: 'open' }) +
        fringe(tint.leaf) +
        shape('M-10.5-9C-5-6.8 5-6.8 10.5-9L12.5-20L7-17C3-21-3-21-7-17L-12.5-20Z', tint.leaf, 1.2) +
        line('M-10.9-12C-5-9.8 5-9.8 10.9-12', 0.8) +
        disc(0, -15, 3.6, tint.pale, 1) +
        disc(0, -15, 1.4, tint.garnet, 0.5),
    )
  );
};
