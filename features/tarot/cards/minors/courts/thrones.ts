/** A seat for each suit: a trellis, a canopy and a shell, a pointed stall, round pillars. */
import { polar, repeat } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, mirrored, shape, solid } from '../../kit/shapes.ts';
import { spark } from '../../kit/stars.ts';

export const trellisThrone = (ground: string, post: string): string =>
  shape('M56 128H144V262H56Z', ground, 1.2) +
  line(
    repeat(
      7,
      (index) => `M56 ${112 + index * 24}L144 ${200 + index * 24}M144 ${112 + index * 24}L56 ${200 + index * 24}`,
    ),
    1,
    tint.leaf,
    ' clip-rule="evenodd"',
  ) +
  shape('M50 120H150V132H50Z', tint.leaf, 1.2) +
  bothSides(
    shape('M44 116H56V290H44Z', post, 1.3) +
      line('M48 122V286', 0.8) +
      shape('M50 116C42 108 44 98 50 92C56 98 58 108 50 116Z', tint.leaf, 1.1),
  );

export const canopy = (cloth: string, lining: string): string =>
  shape('M40 96H160V258H40Z', lining, 1.2) +
  solid(
    repeat(12, (index) => spark(56 + (index % 4) * 29.3, 128 + Math.floor(index / 4) * 40, 3.4)),
    tint.leaf,
  ) +
  bothSides(shape('M34 84H42V288H34Z', tint.leaf, 1.2) + line('M38 90V284', 0.7) + disc(38, 80, 4, tint.leaf, 1.1)) +
  shape('M30 92C50 66 150 66 170 92V100H30Z', cloth, 1.3) +
  repeat(10, (index) => {
    const x = 30 + index * 14;
    return shape(`M${x} 98h14c0 9-7 14-7 14s-7-5-7-14Z`, index % 2 ? tint.leaf : cloth, 1);
  });

export const stall = (back: string): string =>
  shape('M56 290V122L100 74L144 122V290Z', back, 1.3) +
  line('M63 286V125L100 85L137 125V286', 0.9, tint.leaf) +
  solid(
    (
      [
        [74, 150],
        [126, 150],
        [74, 182],
        [126, 182],
        [100, 96],
      ] as const
    )
      .map(([x, y]) => spark(x, y, 4))
      .join(''),
    tint.leaf,
  ) +
  bothSides(shape('M48 290V150L54 138L60 150V290Z', tint.leaf, 1.2) + disc(54, 133, 4, tint.leaf, 1.1));

export const pillars = (back: string, jewel: string): string =>
  bothSides(
    shape('M38 132C38 120 50 114 58 120L62 286H40Z', tint.leaf, 1.3) +
      line('M46 134L48 280M54 132L55 280', 0.8) +
      disc(48, 124, 7, tint.leaf, 1.2) +
      disc(48, 124, 3, jewel, 0.9),
  ) + shape('M58 128C70 104 130 104 142 128V250H58Z', back, 1.2);

/** A scallop behind the king of cups. */
export const shell = (fill: string, rib: string): string => {
  const ribs = [-75, -50, -25, 0, 25, 50, 75];
  return (
    shape(
      `M100 236${ribs.map((angle) => `L${polar(96, angle - 12, 100, 172)}Q${polar(108, angle, 100, 172)} ${polar(96, angle + 12, 100, 172)}`).join('')}Z`,
      fill,
      1.3,
    ) +
    line(ribs.map((angle) => `M100 232L${polar(94, angle + 12, 100, 172)}`).join(''), 0.9, rib) +
    mirrored(shape('M52 292L58 216H74V292Z', tint.leaf, 1.2)) +
    shape('M52 292L58 216H74V292Z', tint.leaf, 1.2)
  );
};
