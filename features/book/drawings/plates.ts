/** Drawings that open a chapter, as high as the page has room for. Points of the page (1 pt = 1 unit). */
import { hundredth, pointMark, signMark, spark } from './marks.ts';
import { WHEEL_LOOKS, WHEEL_SIDE, type WheelSky, wheelMarkup } from './wheel-markup.ts';

const INK = '#2a2044';
const GOLD = '#b27f2c';
const BRONZE = '#7c5310';
const FAINT = '#d9c79a';

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${hundredth(width)} ${hundredth(height)}" width="${hundredth(width)}" height="${hundredth(height)}">${inner}</svg>`;

/** A sign as a ruler of thirty degrees, and where on it the body stands. */
export const signRuler =
  (point: string, lonDeg: number) =>
  (width: number, height: number): string => {
    const [left, right, base] = [width * 0.14, width * 0.94, height * 0.8];
    const deg = ((lonDeg % 30) + 30) % 30;
    const x = (value: number) => hundredth(left + ((right - left) * value) / 30);
    const size = Math.min(height * 0.365, 74);
    const top = base - height * 0.34 - size / 2;
    // At either end of its sign the ring steps aside, whole; the star says the degree.
    const ring = size * 0.74;
    const middle = hundredth(Math.max(ring, Math.min(width - ring, x(deg))));
    const ticks = Array.from(
      { length: 31 },
      (_, value) => `M${x(value)} ${hundredth(base)}v${value % 10 === 0 ? -13 : value % 5 === 0 ? -9 : -5}`,
    );
    return svg(
      width,
      height,
      [
        `<path d="M${x(0)} ${hundredth(base)}H${x(30)}" stroke="${GOLD}" stroke-width="1"/><path d="${ticks.join('')}" stroke="${GOLD}" stroke-width=".7"/>`,
        `<path d="M${x(deg)} ${hundredth(base - 2)}L${middle} ${hundredth(top + ring)}" fill="none" stroke="${BRONZE}" stroke-width=".8" stroke-dasharray="1.5 2.5"/>`,
        `<path d="${spark(x(deg), base, 7, 0.3)}" fill="${INK}"/>`,
        `<circle cx="${middle}" cy="${hundredth(top)}" r="${hundredth(size * 0.66)}" fill="#f3e3ba" opacity=".7"/><circle cx="${middle}" cy="${hundredth(top)}" r="${hundredth(size * 0.72)}" fill="none" stroke="${GOLD}" stroke-width=".7"/>`,
        pointMark(point, [middle, top], size * 0.8, INK, 1.3),
        signMark(
          Math.floor((((lonDeg % 360) + 360) % 360) / 30),
          [left * 0.5, base - 8],
          Math.min(34, height * 0.3),
          BRONZE,
          1.5,
        ),
      ].join(''),
    );
  };

/** A sign alone, between two rays: for what has no body of its own. */
export const signPlate =
  (signIndex: number) =>
  (width: number, height: number): string => {
    const [cx, cy, size] = [width / 2, height / 2, Math.min(height * 0.62, 96)];
    const rays = [-1, 1].map(
      (side) => `M${hundredth(cx + side * size * 0.9)} ${hundredth(cy)}H${hundredth(cx + side * width * 0.42)}`,
    );
    return svg(
      width,
      height,
      [
        `<path d="${rays.join('')}" stroke="${FAINT}" stroke-width="1"/><path d="${spark(cx - size * 0.95, cy, 5)}${spark(cx + size * 0.95, cy, 5)}" fill="${GOLD}"/>`,
        `<circle cx="${cx}" cy="${cy}" r="${hundredth(size * 0.7)}" fill="#f3e3ba" opacity=".6"/><circle cx="${cx}" cy="${cy}" r="${hundredth(size * 0.76)}" fill="none" stroke="${GOLD}" stroke-width=".8"/>`,
        signMark(signIndex, [cx, cy], size * 0.8, INK, 1.2),
      ].join(''),
    );
  };

/** The wheel, in ink, in the middle. */
export const inkWheel =
  (sky: WheelSky) =>
  (width: number, height: number): string => {
    const side = Math.min(width, height);
    const scale = hundredth((side / WHEEL_SIDE) * 1000) / 1000;
    return svg(
      width,
      height,
      `<g transform="translate(${hundredth((width - side) / 2)} ${hundredth((height - side) / 2)}) scale(${scale})">${wheelMarkup(sky, WHEEL_LOOKS.ink)}</g>`,
    );
  };

/** Shares of a whole as bars, each under its words. */
export const bars =
  (shares: readonly { readonly share: number; readonly color: string; readonly words: string }[]) =>
  (width: number, height: number): string => {
    const step = height / shares.length;
    return svg(
      width,
      height,
      shares
        .map(({ share, color, words }, index) => {
          const y = hundredth(step * (index + 0.62));
          const size = hundredth(Math.min(14, step * 0.42));
          return `<text x="0" y="${hundredth(y - Math.min(11, step * 0.26))}" font-family="Cormorant" font-style="italic" font-weight="500" font-size="${size}" fill="${INK}">${words}</text><path d="M0 ${y}H${hundredth(width)}" stroke="${FAINT}" stroke-width=".6"/><path d="M0 ${y}H${hundredth(width * share)}" stroke="${color}" stroke-width="${hundredth(Math.min(9, step * 0.5))}"/><path d="${spark(hundredth(Math.max(6, width * share)), y, 6, 0.3)}" fill="${INK}"/>`;
        })
        .join(''),
    );
  };

/** A number in a rose of as many petals. */
export const numberRose =
  (count: number) =>
  (width: number, height: number): string => {
    const [cx, cy, radius] = [width / 2, height / 2, Math.min(height, width) * 0.44];
    const petals = Array.from({ length: count }, (_, index) => {
      const turn = hundredth((index * 360) / count);
      return `<ellipse cx="${cx}" cy="${hundredth(cy - radius * 0.55)}" rx="${hundredth(Math.min(radius * 0.34, (radius * 1.7) / count + 4))}" ry="${hundredth(radius * 0.44)}" transform="rotate(${turn} ${cx} ${cy})" fill="#f3e3ba" fill-opacity=".55" stroke="${GOLD}" stroke-width=".8"/>`;
    });
    return svg(
      width,
      height,
      `${petals.join('')}<circle cx="${cx}" cy="${cy}" r="${hundredth(radius * 0.2)}" fill="#fcf6e8" stroke="${BRONZE}" stroke-width=".9"/><path d="${spark(cx, cy, radius * 0.14)}" fill="${INK}"/>`,
    );
  };
