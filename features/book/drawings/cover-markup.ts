/** The cover's ground: night, stars, a gilt frame and the person's sky. The words stand over it. 420 by 596 units. */
import { hundredth, spark } from './marks.ts';
import { WHEEL_LOOKS, type WheelSky, wheelMarkup } from './wheel-markup.ts';

export const COVER_WIDE = 420;
export const COVER_TALL = 596;

/** Stars that are the same on every cover. */
function stars(): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: 130 }, () => {
    const [x, y, bright] = [hundredth(next() * COVER_WIDE), hundredth(next() * COVER_TALL), next()];
    return `<circle cx="${x}" cy="${y}" r="${hundredth(0.3 + bright ** 3)}" fill="${bright > 0.8 ? '#fff4d6' : '#cfc8ff'}" opacity="${hundredth(0.25 + bright * 0.6)}"/>`;
  }).join('');
}

const arch = (inset: number) => {
  const [left, right, foot] = [26 + inset, 394 - inset, 570 - inset];
  return `M${left} ${foot}V128C${left} ${66 + inset} ${110 + inset} ${36 + inset} 210 ${36 + inset}S${right} ${66 + inset} ${right} 128V${foot}z`;
};

/** `id` keeps the gradients of two covers on one page apart. */
export function coverMarkup(sky: WheelSky, id: string): string {
  const corners = [
    [34, 36, 11],
    [386, 36, 11],
    [56, 24, 4],
    [364, 24, 4],
    [24, 58, 4],
    [396, 58, 4],
  ] as const;
  return [
    `<defs><linearGradient id="${id}n" x2="0" y2="1"><stop stop-color="#241d57"/><stop offset=".5" stop-color="#1a1640"/><stop offset="1" stop-color="#0f0c26"/></linearGradient>`,
    `<radialGradient id="${id}g"><stop stop-color="#6a4a8c" stop-opacity=".75"/><stop offset="1" stop-color="#6a4a8c" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="${id}d" x2="1" y2="1"><stop stop-color="#f9e9bf"/><stop offset=".5" stop-color="#d9ab57"/><stop offset="1" stop-color="#f3dca2"/></linearGradient></defs>`,
    `<rect width="${COVER_WIDE}" height="${COVER_TALL}" fill="url(#${id}n)"/><circle cx="210" cy="302" r="230" fill="url(#${id}g)"/>${stars()}`,
    `<g fill="none" stroke="url(#${id}d)"><rect x="12" y="12" width="396" height="572" stroke-width="1.6"/><path d="${arch(0)}" stroke-width="1"/><path d="${arch(6)}" stroke-width=".6" stroke-dasharray="1 4"/></g>`,
    `<path d="${corners.map(([x, y, radius]) => spark(x, y, radius)).join('')}" fill="#f0d79b"/>`,
    `<g transform="translate(77 168) scale(.35)">${wheelMarkup(sky, WHEEL_LOOKS.night)}</g>`,
    `<path d="M150 488h44M226 488h44" stroke="#d9ab57"/><path d="${spark(210, 488, 8)}" fill="#f0d79b"/>`,
  ].join('');
}

export const coverSvg = (sky: WheelSky): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDE} ${COVER_TALL}" width="${COVER_WIDE}" height="${COVER_TALL}">${coverMarkup(sky, 'c')}</svg>`;
