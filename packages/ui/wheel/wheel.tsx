import { type ReactNode, type Ref, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing } from './drawing.tsx';
import { plansFor } from './plans.ts';
import { useTravel } from './use-travel.ts';
import { linksOf, pointId, type WheelChart, type WheelInnerRing } from './wheel-chart.ts';
import { bodyWords } from './wheel-words.ts';
import './wheel.css';

const NO_BODIES: WheelInnerRing['bodies'] = [];

export interface WheelProps {
  chart: WheelChart;
  /** The natal bodies under those of a return. */
  inner?: WheelInnerRing;
  /** What the wheel is: "Roue du thème astral de Camille". */
  label: string;
  /** What stands under it: legend, tables. */
  children?: ReactNode;
  /** To take a picture of it. */
  ref?: Ref<HTMLElement>;
  className?: string;
}

/**
 * The chart wheel: signs, houses, bodies at their degrees, aspects. It is drawn twice, roomy and tight, and the style sheet shows the one
 * that fits; it needs no code in the browser to be seen, and a little to be travelled.
 */
export function Wheel({ chart, inner, label, children, ref, className }: WheelProps) {
  const leftDeg = chart.ascendantDeg ?? 0;
  const links = useMemo(() => linksOf(chart, inner), [chart, inner]);
  const travel = useTravel(chart.bodies, inner?.bodies ?? NO_BODIES, links, leftDeg);
  const words =
    wordsOf(chart.bodies, 'outer', chart.ringWords) ?? wordsOf(inner?.bodies ?? NO_BODIES, 'inner', inner?.ringWords);

  function wordsOf(bodies: WheelChart['bodies'], ring: 'outer' | 'inner', ringWords?: string) {
    const body = bodies.find(({ key }) => pointId(ring, key) === travel.active);
    return body && bodyWords(body, ringWords);
  }
  return (
    <figure ref={ref} className={classNames('wheel', className)}>
      {plansFor(inner ? 2 : 1).map((plan) => (
        <Drawing key={plan.name} {...{ plan, chart, inner, links, leftDeg, label, travel }} />
      ))}
      {/* Screen readers hear the body itself. */}
      <p className="wheel__words" aria-hidden="true">
        {words ?? '\u00A0'}
      </p>
      {children}
    </figure>
  );
}
