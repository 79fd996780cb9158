import { classNames } from '../class-names.ts';
import { aspectGlyphs, planetGlyphs } from '../icon/index.ts';
import type { BodySpot } from './body-spot.ts';
import { arcPath, hundredth, type Placer } from './circle.ts';
import { leaderPath } from './leader-path.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import type { RingPlan, WheelPlan } from './plans.ts';
import type { Travel } from './use-travel.ts';
import { pointId, type RingName, type WheelBody } from './wheel-chart.ts';
import { bodyWords, degreeInSign } from './wheel-words.ts';

interface BodiesRingProps {
  name: RingName;
  ringWords?: string;
  bodies: readonly WheelBody[];
  spots: readonly BodySpot[];
  plan: WheelPlan;
  ring: RingPlan;
  at: Placer;
  travel: Travel;
}

/** The bodies of a ring: leader to the true degree, glyph, degrees and minutes. Each is an option one can travel to. */
export function BodiesRing({ name, ringWords, bodies, spots, plan, ring, at, travel }: BodiesRingProps) {
  return bodies.map((body, index) => {
    const spot = spots[index] as BodySpot;
    const id = pointId(name, body.key);
    const [x, y] = spot.glyph.centre;
    const [scaleX, scaleY] = at(body.longitudeDeg, ring.scale);
    const [centreX, centreY] = at(body.longitudeDeg, plan.centre);
    const { degrees, minutes } = degreeInSign(body.longitudeDeg);
    return (
      <g
        key={id}
        role="option"
        aria-label={bodyWords(body, ringWords)}
        aria-selected={id === travel.active}
        className={classNames('wheel__body', `wheel__body--${name}`, travel.isLit(id) && 'wheel__lit')}
        {...travel.optionProps(id)}
        style={{ '--order': index }}
      >
        <path
          className="wheel__leader"
          d={leaderPath(at, ring, body.longitudeDeg, spot.shownDeg)}
          strokeWidth={1.1 * plan.weight}
        />
        <circle className="wheel__dot" cx={scaleX} cy={scaleY} r={2.8 * plan.weight} />
        <circle className="wheel__dot" cx={centreX} cy={centreY} r={2.4 * plan.weight} />
        <circle className="wheel__under" cx={x} cy={y} r={spot.glyph.radius} />
        <circle className="wheel__halo" cx={x} cy={y} r={spot.glyph.radius + 2} />
        <PlacedGlyph
          className="wheel__glyph"
          of={planetGlyphs[body.key]}
          at={[x, y]}
          size={ring.glyphSize}
          stroke={plan.name === 'tight' ? 2 : 1.75}
        />
        {body.overDeg ? (
          <path
            className="wheel__over"
            d={arcPath(at, ...body.overDeg, ring.scale)}
            strokeWidth={hundredth(4.5 * plan.weight)}
          />
        ) : (
          <text
            className="wheel__degrees"
            x={spot.degrees.centre[0]}
            y={spot.degrees.centre[1]}
            dy=".36em"
            fontSize={ring.degreeSize}
          >
            {`${degrees}°`}
          </text>
        )}
        {spot.minutesAt && !body.overDeg && (
          <text
            className="wheel__minutes"
            x={spot.minutesAt[0]}
            y={spot.minutesAt[1]}
            dy=".36em"
            fontSize={ring.minuteSize}
          >
            {`${minutes}′`}
          </text>
        )}
        {spot.retrogradeAt && (
          <PlacedGlyph
            className="wheel__retrograde"
            of={aspectGlyphs.retrograde}
            at={spot.retrogradeAt}
            size={ring.retrogradeSize * 0.9}
            stroke={2.6}
          />
        )}
      </g>
    );
  });
}
