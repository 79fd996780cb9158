import { pathPoint, seededRandom } from '@solelune/ui/geometry';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { KeyDate } from '../../answers/year.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import './date-mark.css';

const TICKS = Array.from({ length: 24 }, (_, tick) => `M${pathPoint(40, tick * 15)}L${pathPoint(37, tick * 15)}`).join(
  '',
);

type Marked = Pick<KeyDate, 'what' | 'bodies' | 'aspect' | 'sign'>;

/** What happens, on a small dark medal. A picture: the words stand beside it. */
export function DateMark({ of }: { of: Marked }) {
  return (
    <svg className="date-mark" viewBox="-42 -42 84 84" width="84" height="84" aria-hidden="true">
      <circle className="date-mark__ground" r="41" />
      <path className="date-mark__ticks" d={TICKS} />
      <Inside {...of} />
    </svg>
  );
}

function Inside({ what, bodies: [first, second], aspect, sign }: Marked) {
  if (what === 'eclipse') return <Eclipse of={first === 'sun' ? 'sun' : 'moon'} />;
  if (what === 'new') return <circle className="date-mark__new" r="21" />;
  if (what === 'full')
    return (
      <>
        <circle className="date-mark__full" r="22" />
        <path
          className="date-mark__seas"
          d="M-9-10a6 6 0 1 0 .1 0M-2-3a4.500 4.500 0 1 0 .1 0M7-8a5 5 0 1 0 .1 0M-6 6a4 4 0 1 0 .1 0M8 5a3.200 3.200 0 1 0 .1 0"
        />
      </>
    );
  if (what === 'station' && first)
    return (
      <>
        <path className="date-mark__line" d="M-30 14C-12 14 12 18 16 2 18-10 4-12 2 0 0 12 18 14 30 12" />
        <PlacedGlyph of={planetGlyphs[first]} at={[-10, -14]} size={22} stroke={1.6} />
      </>
    );
  if (what === 'ingress')
    return (
      <>
        <path className="date-mark__line" d="M0-26V26" strokeDasharray="3 4" />
        <path className="date-mark__line" d="M-4 0H5M1-4l4 4-4 4" />
        {first && <PlacedGlyph of={planetGlyphs[first]} at={[-18, 0]} size={22} stroke={1.6} />}
        <PlacedGlyph of={zodiacGlyphs[sign]} at={[20, 0]} size={22} stroke={1.6} />
      </>
    );
  if (!first || !second || !aspect) return null;
  const [from, to] = ENDS[aspect];
  return (
    <>
      <path
        className="date-mark__line"
        data-aspect={aspect}
        d={`M${from.join(' ')}L${CORNERS[aspect]}${to.join(' ')}`}
      />
      <circle className="date-mark__end" cx={from[0]} cy={from[1]} r="14" />
      <circle className="date-mark__end" cx={to[0]} cy={to[1]} r="14" />
      <PlacedGlyph of={planetGlyphs[first]} at={from} size={20} stroke={1.6} />
      <PlacedGlyph of={planetGlyphs[second]} at={to} size={20} stroke={1.6} />
    </>
  );
}

type Ends = readonly [readonly [number, number], readonly [number, number]];
/** Where the two stand: side by side, at a corner, face to face. */
const ENDS: Readonly<Record<NonNullable<KeyDate['aspect']>, Ends>> = {
  conjunction: [
    [-9, 5],
    [9, -5],
  ],
  sextile: [
    [-18, 10],
    [18, 10],
  ],
  square: [
    [-16, 14],
    [16, -14],
  ],
  trine: [
    [-18, 12],
    [18, 12],
  ],
  opposition: [
    [-19, 0],
    [19, 0],
  ],
};
const CORNERS: Readonly<Record<NonNullable<KeyDate['aspect']>, string>> = {
  conjunction: '',
  sextile: '0-14 ',
  square: '-16-14 ',
  trine: '0-24 ',
  opposition: '',
};

function Eclipse({ of }: { of: 'sun' | 'moon' }) {
  return (
    <>
      {of === 'sun' && <path className="date-mark__corona" d={CORONA} />}
      <circle className="date-mark__eclipse" data-of={of} r="15" />
    </>
  );
}

const CORONA = (() => {
  const random = seededRandom(31);
  return Array.from({ length: 44 }, (_, ray) => {
    const angle = (ray * 360) / 44 + random() * 5;
    return `M${pathPoint(15, angle)}L${pathPoint(20 + random() * random() * 16, angle)}`;
  }).join('');
})();
