import { memo, type RefObject, useImperativeHandle, useRef } from 'react';
import { aspectGlyphs, planetGlyphs } from '../icon/index.ts';
import { PlacedGlyph } from '../wheel/placed-glyph.tsx';
import type { WheelPlan } from '../wheel/plans.ts';
import type { WheelBody } from '../wheel/wheel-chart.ts';
import { type CanvasLook, canvasLook } from './canvas-look.ts';
import { drawMoving } from './draw-moving.ts';
import { type LineMarks, linesOf, MOST_LINES, type MovingLink } from './moving-links.ts';
import { glyphStroke, marksOf, moveTo, movingRing, RETROGRADE_STROKE, retrogradeSize } from './moving-ring.ts';
import { writeBodies, writeLines } from './write-marks.ts';

/** What time moves. */
export interface Moving {
  readonly bodies: readonly WheelBody[];
  readonly links: readonly MovingLink[];
}

export interface LayerHandle {
  /** A frame of a movement. Nothing where the style sheet shows the other plan. */
  move(to: Moving): void;
  /** Where a movement ends. */
  rest(to: Moving): void;
}

interface MovingLayerProps {
  plan: WheelPlan;
  leftDeg: number;
  /** Where it begins; what follows is written by the handle, without React. */
  first: Moving;
  handle: RefObject<LayerHandle | null>;
}

const NO_LINE: LineMarks = {
  ...{
    d: '',
    ends: undefined,
    className: 'wheel__aspect',
    color: '--ink-soft',
    width: '0',
    opacity: '0',
    dash: 'none',
    cap: 'butt',
  },
};

/**
 * The bodies of the outer ring and the lines of the centre, on a sheet of their own: the wheel under it is not painted again. While the hand moves, a canvas shows them
 * in its place: a sheet whose hundred marks change costs a slow phone a frame and a half, a canvas a third of one.
 */
export const MovingLayer = memo(function MovingLayer({ plan, leftDeg, first, handle }: MovingLayerProps) {
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Of the movement under way; null at rest, false where the other plan is shown. */
  const look = useRef<CanvasLook | false | null>(null);
  const ring = movingRing(plan);
  useImperativeHandle(handle, () => ({
    move: ({ bodies, links }) => {
      const [paper, pen] = [canvas.current, canvas.current?.getContext('2d')];
      if (!paper || !pen) return;
      look.current ??= paper.checkVisibility() && canvasLook(paper, plan);
      if (!look.current) return;
      const marks = marksOf(bodies, ring, leftDeg);
      drawMoving(pen, { plan, ring, look: look.current, bodies, marks, lines: linesOf(links, plan, leftDeg) });
      if (paper.dataset['moving'] === undefined) paper.dataset['moving'] = '';
    },
    rest: ({ bodies, links }) => {
      look.current = null;
      if (!svg.current) return;
      writeLines(svg.current, linesOf(links, plan, leftDeg));
      writeBodies(svg.current, marksOf(bodies, ring, leftDeg));
      delete canvas.current?.dataset['moving'];
    },
  }));
  const half = plan.side / 2;
  const marks = marksOf(first.bodies, ring, leftDeg);
  const lines = linesOf(first.links, plan, leftDeg);
  return (
    <>
      <canvas ref={canvas} className="moving-wheel__frame" aria-hidden="true" />
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
                <circle className="wheel__dot" r={2.8 * plan.weight} transform={mark && moveTo(mark.dot)} />
                <g transform={mark && moveTo(mark.glyph)}>
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
                    stroke={glyphStroke(plan)}
                  />
                </g>
                <text
                  className="wheel__degrees"
                  dy=".36em"
                  fontSize={ring.degreeSize}
                  transform={mark && moveTo(mark.label)}
                >
                  {mark?.degrees}
                </text>
                <g
                  transform={mark?.retrograde ? moveTo(mark.retrograde) : ''}
                  visibility={mark?.retrograde ? 'visible' : 'hidden'}
                >
                  <PlacedGlyph
                    className="wheel__retrograde"
                    of={aspectGlyphs.retrograde}
                    at={[retrogradeSize(ring) / 2, retrogradeSize(ring) / 2]}
                    size={retrogradeSize(ring)}
                    stroke={RETROGRADE_STROKE}
                  />
                </g>
              </g>
            );
          })}
        </g>
      </svg>
    </>
  );
});
