import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { plansFor } from '../wheel/plans.ts';
import type { WheelChart } from '../wheel/wheel-chart.ts';
import { type LayerHandle, type Moving, MovingLayer } from './moving-layer.tsx';
import { StillWheel } from './still-wheel.tsx';
import '../wheel/wheel.css';
import './moving-wheel.css';

export interface MovingWheelHandle {
  /** Draws another moment at once, without React: it may be called for every frame. A movement ends with `rest`. */
  move(to: Moving): void;
  rest(to: Moving): void;
}

interface MovingWheelProps {
  /** What stands still: the natal bodies within, with their houses. */
  natal: WheelChart;
  /** What is around at first. The same bodies, in the same order, move afterwards. */
  first: Moving;
  /** What the wheel is; what it shows is for the lists beside it to say. */
  label: string;
  ref?: Ref<MovingWheelHandle>;
  className?: string;
}

const [roomy, tight] = plansFor(2);

/** A wheel whose outer ring follows time: two plans, and for each a sheet that stands and a sheet that moves. */
export function MovingWheel({ natal, first, label, ref, className }: MovingWheelProps) {
  const [onRoomy, onTight] = [useRef<LayerHandle>(null), useRef<LayerHandle>(null)];
  useImperativeHandle(ref, () => ({
    move: (to) => {
      onRoomy.current?.move(to);
      onTight.current?.move(to);
    },
    rest: (to) => {
      onRoomy.current?.rest(to);
      onTight.current?.rest(to);
    },
  }));
  const sheets = [
    [roomy, onRoomy],
    [tight, onTight],
  ] as const;
  return (
    <figure className={classNames('wheel', 'moving-wheel', className)}>
      <div role="img" aria-label={label}>
        {sheets.map(
          ([plan, handle]) =>
            plan && (
              <div key={plan.name} className={`moving-wheel__plan wheel__drawing--${plan.name}`}>
                <StillWheel plan={plan} natal={natal} />
                <MovingLayer
                  plan={plan}
                  leftDeg={natal.ascendantDeg ?? 0}
                  first={first}
                  handle={handle satisfies RefObject<LayerHandle | null>}
                />
              </div>
            ),
        )}
      </div>
    </figure>
  );
}
