import { type Angel, ELEMENTS, type Element } from '../../engine/index.ts';
import { ENAMELS, LEAF, PALE } from './enamel.ts';
import { choirMarks, elementPath, RING, rosettePath, starPath } from './seal-geometry.ts';

const line = `fill="none" stroke="${LEAF}" stroke-linejoin="round" stroke-linecap="round"`;
/** A circle of seventy-two dots or ticks is one dashed line. */
const dashed = (radius: number, mark: number) => `${mark} ${((2 * Math.PI * radius) / 72 - mark).toFixed(3)}`;

const gradients = (element: Element) => {
  const [light, body, deep] = ENAMELS[element];
  return `<radialGradient id="as-${element}g" cx=".5" cy=".36" r=".72"><stop stop-color="${light}"/><stop offset=".58" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
};

/** Rim, band and beads, enamel, ticks: all that seals of an element share; then the disc at the heart with its triangle. */
const disc = (element: Element) =>
  `<g id="as-${element}"><circle r="296" fill="url(#as-rim)"/><circle r="289" fill="url(#as-band)"/><circle r="252" fill="url(#as-${element}g)"/>` +
  `<g ${line}><circle r="268" stroke-width="7" stroke-dasharray="${dashed(268, 0)}"/><circle r="252" stroke-width="4"/>` +
  `<circle r="241" stroke-width="11" stroke-linecap="butt" stroke-dasharray="${dashed(241, 2.6)}" opacity=".5"/><circle r="${RING}" stroke-width="2" opacity=".8"/></g></g>` +
  `<g id="as-${element}h" ${line}><circle r="86" fill="${ENAMELS[element][2]}" stroke-width="3.8"/><circle r="79" stroke-width="1.9" opacity=".6"/><path d="${elementPath(element, 70)}" stroke-width="4.4"/></g>`;

const METAL =
  '<linearGradient id="as-band" x2=".4" y2="1"><stop stop-color="#2a5596"/><stop offset="1" stop-color="#0f1c4a"/></linearGradient>' +
  '<linearGradient id="as-rim" x2="1" y2="1"><stop stop-color="#fbeec6"/><stop offset=".45" stop-color="#c9973f"/><stop offset=".62" stop-color="#f6dfa4"/><stop offset="1" stop-color="#94651d"/></linearGradient>' +
  `<g id="as-ray" fill="${PALE}"><path d="M0-300 9-250 0-178-9-250Z"/><circle cy="-250" r="19"/></g>`;

/** The shared pieces that these angels' seals need, and no other. */
export function defsMarkup(angels: readonly Angel[]): string {
  const elements = ELEMENTS.filter((element) => angels.some(({ sign }) => sign.element === element));
  const choirs = [...new Set(angels.map(({ choir }) => choir.index))];
  const places = [...new Set(angels.map(({ placeInChoir }) => placeInChoir))];
  return (
    METAL +
    elements.map(gradients).join('') +
    elements.map(disc).join('') +
    choirs
      .map(
        (choir) =>
          `<path id="as-c${choir}" d="${choirMarks(choir)}" ${line} stroke-width="5"/><path id="as-r${choir}" d="${rosettePath(choir)}" stroke="${LEAF}" stroke-width="2.6" stroke-linejoin="round" opacity=".8" fill="${LEAF}" fill-opacity=".06"/>`,
      )
      .join('') +
    places
      .map(
        (place) =>
          `<path id="as-s${place}" d="${starPath(place, RING)}" stroke="${LEAF}" stroke-width="5.4" stroke-linejoin="round" fill="${LEAF}" fill-opacity=".07"/>`,
      )
      .join('')
  );
}
