import { classNames } from '../class-names.ts';
import { aspectGlyphs } from '../icon/index.ts';
import { aspectMarks } from './aspect-marks.ts';
import { hundredth, type Placer, turnDeg } from './circle.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import type { WheelPlan } from './plans.ts';
import type { Link, WheelAspectKind } from './wheel-chart.ts';
import { ASPECT_NATURES } from './wheel-words.ts';

/** Told apart by dash and weight as well as by colour. */
export const ASPECT_LINES: Record<WheelAspectKind, { dash?: string; round?: boolean; weight: number }> = {
  conjunction: { weight: 3, round: true },
  opposition: { dash: '11 4', weight: 1.4 },
  trine: { weight: 1.5, round: true },
  square: { dash: '5 3.5', weight: 1.2 },
  sextile: { dash: '.1 4', round: true, weight: 1.7 },
  quincunx: { dash: '8 3 1 3', weight: 1 },
  semisextile: { dash: '2 4', weight: 1 },
  semisquare: { dash: '2 2', weight: 1 },
  sesquiquadrate: { dash: '4 2 1 2', weight: 1 },
};

interface AspectWebProps {
  plan: WheelPlan;
  at: Placer;
  links: readonly Link[];
  isLit: (link: Link) => boolean;
}

/** The lines of the centre, the widest orbs first so that the tightest lie on top, then the glyph of each. */
export function AspectWeb({ plan, at, links, isLit }: AspectWebProps) {
  const widest = Math.max(1, ...links.map((link) => link.orbDeg));
  const drawn = links.toSorted((a, b) => b.orbDeg - a.orbDeg);
  const marks = aspectMarks(drawn, plan, at);
  const look = (link: Link) =>
    classNames('wheel__aspect', `wheel__aspect--${ASPECT_NATURES[link.kind]}`, isLit(link) && 'wheel__lit');
  return (
    <>
      {drawn.map((link) => {
        const closeness = 1 - link.orbDeg / widest;
        const { dash, round, weight } = ASPECT_LINES[link.kind];
        return (
          <path
            key={`${link.fromId} ${link.toId}`}
            className={look(link)}
            d={link.kind === 'conjunction' ? bowPath(link, plan, at) : chordPath(link, plan, at)}
            strokeWidth={hundredth((weight + closeness * 0.6) * plan.weight)}
            strokeOpacity={hundredth(0.62 + closeness * 0.38)}
            strokeDasharray={dash}
            strokeLinecap={round ? 'round' : 'butt'}
          />
        );
      })}
      {drawn.map((link, index) => {
        const mark = marks[index];
        return (
          mark && (
            <g key={`${link.fromId} ${link.toId}`} className={look(link)}>
              <circle className="wheel__under" cx={mark[0]} cy={mark[1]} r={hundredth(plan.markSize * 0.8)} />
              <PlacedGlyph of={aspectGlyphs[link.kind]} at={mark} size={plan.markSize} stroke={2.3} />
            </g>
          )
        );
      })}
    </>
  );
}

function chordPath(link: Link, plan: WheelPlan, at: Placer): string {
  return `M${at(link.fromDeg, plan.centre).join(' ')}L${at(link.toDeg, plan.centre).join(' ')}`;
}

/** A conjunction is a bow along the circle that joins its two ends. */
function bowPath({ fromDeg, toDeg }: Link, plan: WheelPlan, at: Placer): string {
  const [low, high] = turnDeg(toDeg - fromDeg) < 180 ? [fromDeg, toDeg] : [toDeg, fromDeg];
  const radius = plan.centre - 6 * plan.weight;
  return `M${at(low - 2.4, radius).join(' ')}A${radius} ${radius} 0 0 0 ${at(high + 2.4, radius).join(' ')}`;
}
