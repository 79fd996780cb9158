import { memo, type RefObject, useImperativeHandle, useRef } from 'react';
import { aspectGlyphs, planetGlyphs } from '../icon/index.ts';
import { PlacedGlyph } from '../wheel/placed-glyph.tsx';
import type { WheelPlan } from '../wheel/plans.ts';
import type { WheelBody } from '../wheel/wheel-chart.ts';
import { type LineMarks, linesOf, MOST_LINES, type MovingLink } from './moving-links.ts';
import { marksOf, movingRing } from './moving-ring.ts';
import { writeBodies, writeLines } from './write-marks.ts';

/** What time moves. */
export interface Moving {
  readonly bodies: readonly WheelBody[];
  readonly links: readonly MovingLink[];
}

export interface LayerHandle {
  /** Nothing where the style sheet shows the other plan. */
  move(to: Moving): void;
}

interface MovingLayerProps {
  plan: WheelPlan;
  leftDeg: number;
  /** Where it begins; what follows is written by the handle, without React. */
  first: Moving;
  handle: RefObject<LayerHandle | null>;
}

const NO_LINE: LineMarks = { d: '', className: 'wheel__aspect', width: '0', opacity: '0', dash: 'none', cap: 'butt' };

/** The bodies of the outer ring and the lines of the centre, on a sheet of their own: the wheel under it is not painted again. */
export const MovingLayer = memo(function MovingLayer({ plan, leftDeg, first, handle }: MovingLayerProps) {
  const svg = useRef<SVGSVGElement>(null);
  const ring = movingRing(plan);
  useImperativeHandle(handle, () => ({
    move: ({ bodies, links }) => {
      const sheet = svg.current;
      if (!sheet?.checkVisibility()) return;
      writeLines(sheet, linesOf(links, plan, leftDeg));
      writeBodies(sheet, marksOf(bodies, ring, leftDeg));
    },
  }));
  const half = plan.side / 2;
  const marks = marksOf(first.bodies, ring, leftDeg);
  const lines = linesOf(first.links, plan, leftDeg);
  return (
    <svg
      ref={svg}
      className="wheel__drawing moving-wheel__sheet"
      viewBox={`${-half} ${-half} ${plan.side} ${plan.side}`}
      aria-hidden="true"
    >
      <g data-part="lines">
        {Array.from({ length: MOST_LINES }, (_, index) => {
          const { d, className, width, opacity, dash, cap } = lines[index] ?? NO_LINE;
          return (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- a place for a line, whichever it is
              key={index}
              {...{ d, className }}
              strokeWidth={width}
              strokeOpacity={opacity}
              strokeDasharray={dash}
              strokeLinecap={cap}
            />
          );
        })}
      </g>
      <g data-part="bodies">
        {first.bodies.map(({ key }, index) => {
          const mark = marks[index];
          return (
            <g key={key} className="wheel__body">
              <path className="wheel__leader" d={mark?.leader} strokeWidth={1.1 * plan.weight} />
              <circle className="wheel__dot" r={2.8 * plan.weight} transform={mark?.dot} />
              <g transform={mark?.glyph}>
                <circle
                  className="wheel__under"
                  cx={ring.glyphSize / 2}
                  cy={ring.glyphSize / 2}
                  r={ring.glyphSize / 2}
                />
                <PlacedGlyph
                  className="wheel__glyph"
                  of={planetGlyphs[key]}
                  at={[ring.glyphSize / 2, ring.glyphSize / 2]}
                  size={ring.glyphSize}
                  stroke={plan.name === 'tight' ? 2 : 1.75}
                />
              </g>
              <text className="wheel__degrees" dy=".36em" fontSize={ring.degreeSize} transform={mark?.label}>
                {mark?.degrees}
              </text>
              <g transform={mark?.retrograde ?? ''} visibility={mark?.retrograde ? 'visible' : 'hidden'}>
                <PlacedGlyph
                  className="wheel__retrograde"
                  of={aspectGlyphs.retrograde}
                  at={[(ring.retrogradeSize * 0.9) / 2, (ring.retrogradeSize * 0.9) / 2]}
                  size={ring.retrogradeSize * 0.9}
                  stroke={2.6}
                />
              </g>
            </g>
          );
        })}
      </g>
    </svg>
  );
});
