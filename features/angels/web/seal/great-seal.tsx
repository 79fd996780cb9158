import { type Angel, ELEMENT_WORDS } from '../../engine/index.ts';
import { ENAMELS, LEAF, NUMBER_PLACES, PALE } from './enamel.ts';
import {
  at,
  choirMarks,
  elementPath,
  nameThread,
  pointAt,
  RING,
  rayOf,
  rosettePath,
  starOf,
  starPath,
} from './seal-geometry.ts';
import { sealSentence, sealWords } from './seal-words.ts';
import './seal.css';

const RING_OF_WORDS = 263;
const GAP_DEG = 13;
const WORDS_DEG = 344;
const line = `fill="none" stroke="${LEAF}" stroke-linejoin="round" stroke-linecap="round"`;

/** The words of the seal around its band, each taking room for its letters, a spark between two. */
function bandOfWords(angel: Angel): string {
  const words = sealWords(angel);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const unit = (WORDS_DEG - GAP_DEG * (words.length - 1)) / letters;
  let turn = rayOf(angel) + 8;
  return words
    .map((word, index) => {
      const [from, sweep] = [turn, unit * word.length];
      turn += sweep + GAP_DEG;
      const id = `ag-${angel.slug}-${index}`;
      const arc = `M${at(RING_OF_WORDS, from)}A${RING_OF_WORDS} ${RING_OF_WORDS} 0 ${sweep > 180 ? 1 : 0} 1 ${at(RING_OF_WORDS, from + sweep + 2)}`;
      const length = Math.round(((sweep * Math.PI) / 180) * RING_OF_WORDS);
      const middle = from + sweep + GAP_DEG / 2;
      const spark =
        index < words.length - 1
          ? `<path transform="translate(${at(270, middle - 0.6)}) rotate(${Math.round(middle)})" d="M0-10 2-2 10 0 2 2 0 10-2 2-10 0-2-2Z" fill="${LEAF}"/>`
          : '';
      return `<path id="${id}" d="${arc}" fill="none"/><text class="angels-great-seal__words" fill="${LEAF}"><textPath href="#${id}" textLength="${length}">${word}</textPath></text>${spark}`;
    })
    .join('');
}

function ticks(): string {
  const radii = (index: number) => (index % 2 ? 232 : 236);
  return Array.from(
    { length: 72 },
    (_, index) => `M${at(radii(index), index * 5 + 2.5)}L${at(247, index * 5 + 2.5)}`,
  ).join('');
}
const TICKS = ticks();

function draw(angel: Angel): string {
  const { number, choir, placeInChoir, sign, slug, name } = angel;
  const { element } = sign;
  const [light, body, deep] = ENAMELS[element];
  const ray = rayOf(angel);
  const [points] = starOf(placeInChoir);
  const half = ray + 180 / points;
  const thread = nameThread(name);
  const [signX, signY] = pointAt(82.5, Math.floor((number - 1) / 6) * 30 + 15);
  const beads = Array.from({ length: points - 1 }, (_, index) => pointAt(RING, ray + ((index + 1) * 360) / points));
  const { y, size } = NUMBER_PLACES[element];
  return `<defs><radialGradient id="ag-${slug}e" cx=".5" cy=".36" r=".72"><stop stop-color="${light}"/><stop offset=".58" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="ag-${slug}b" x2=".4" y2="1"><stop stop-color="#2a5596"/><stop offset="1" stop-color="#0f1c4a"/></linearGradient><linearGradient id="ag-${slug}r" x2="1" y2="1"><stop stop-color="#fbeec6"/><stop offset=".45" stop-color="#c9973f"/><stop offset=".62" stop-color="#f6dfa4"/><stop offset="1" stop-color="#94651d"/></linearGradient></defs>
<circle r="296" fill="url(#ag-${slug}r)"/><circle r="289" fill="url(#ag-${slug}b)"/><circle r="252" fill="url(#ag-${slug}e)"/>${bandOfWords(angel)}
<g ${line}><circle r="252" stroke-width="2.2"/><path d="${TICKS}" stroke-width="1.5" opacity=".55"/><path d="${choirMarks(choir.index)}" stroke-width="2.8"/><circle r="${RING}" stroke-width="1.1" opacity=".8"/><path d="${thread.path}" stroke-width="1.1" opacity=".6"/>
<path d="${rosettePath(choir.index)}" transform="rotate(${half})" stroke-width="1.35" opacity=".8" fill="${LEAF}" fill-opacity=".06"/><path d="${starPath(placeInChoir, RING)}" transform="rotate(${half})" stroke-width=".8" opacity=".5"/><path d="${starPath(placeInChoir, RING)}" transform="rotate(${ray})" stroke-width="3" fill="${LEAF}" fill-opacity=".07"/>
<circle r="86" fill="${deep}" stroke-width="2"/><circle r="79" stroke-width="1" opacity=".6"/><path d="${elementPath(element, 70)}" stroke-width="2.4"/></g>
<g fill="${LEAF}">${beads.map(([x, yy]) => `<circle cx="${x}" cy="${yy}" r="4.5"/>`).join('')}<circle cx="${signX}" cy="${signY}" r="4.5"/><circle cx="${thread.start[0]}" cy="${thread.start[1]}" r="5"/></g>
<circle cx="${thread.end[0]}" cy="${thread.end[1]}" r="7" fill="${body}" stroke="${LEAF}" stroke-width="2"/>
<g transform="rotate(${ray})"><path d="M0-300 9-250 0-178-9-250Z" fill="${PALE}"/><circle cy="-250" r="15" fill="${PALE}"/><circle cy="-250" r="8" fill="${body}"/></g><text y="${y}" font-size="${size(number)}" fill="${PALE}">${number}</text>`;
}

const drawn = new Map<number, string>();

/** The seal as a page's great picture, its words around it. It needs nothing else on the page. */
export function GreatSeal({ angel }: { angel: Angel }) {
  const markup = drawn.get(angel.number) ?? draw(angel);
  drawn.set(angel.number, markup);
  return (
    <svg
      className="angels-great-seal"
      viewBox="-300 -300 600 600"
      role="img"
      aria-label={sealSentence(angel, ELEMENT_WORDS[angel.sign.element].name)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
