import { memo } from 'react';
import { placer, spokePath } from './circle.ts';
import type { WheelPlan } from './plans.ts';
import { degreeInSign } from './wheel-words.ts';

interface AxesProps {
  plan: WheelPlan;
  leftDeg: number;
  ascendantDeg?: number;
  midheavenDeg?: number;
}

/** Horizon and meridian, through the whole wheel, each end with its name. */
export const Axes = memo(function Axes({ plan, leftDeg, ascendantDeg, midheavenDeg }: AxesProps) {
  const at = placer(leftDeg);
  const ends = [
    ...(ascendantDeg === undefined
      ? []
      : ([
          ['AC', ascendantDeg],
          ['DC', ascendantDeg + 180],
        ] as const)),
    ...(midheavenDeg === undefined
      ? []
      : ([
          ['MC', midheavenDeg],
          ['FC', midheavenDeg + 180],
        ] as const)),
  ];
  const { width, height, size, degrees: withDegrees } = plan.pill;
  const keepIn = (value: number, half: number) => Math.min(Math.max(value, half - plan.side / 2), plan.side / 2 - half);
  return (
    <>
      <path
        className="wheel__axis"
        strokeWidth={1.8 * plan.weight}
        d={ends.map(([, deg]) => spokePath(at, deg, plan.rim - 2, plan.centre)).join('')}
      />
      {ends.map(([name, deg]) => {
        const [farX, farY] = at(deg, plan.rim - 2);
        const x = keepIn(farX, width / 2 + 1);
        const y = keepIn(farY, height / 2 + 1);
        const { degrees, minutes } = degreeInSign(deg);
        return (
          <g key={name}>
            <rect
              className="wheel__pill"
              x={x - width / 2}
              y={y - height / 2}
              {...{ width, height }}
              rx={height / 2}
              strokeWidth={1.2 * plan.weight}
            />
            <text className="wheel__pill-name" x={x} y={y} dy=".35em" fontSize={size}>
              {name}
              {withDegrees && (
                <tspan className="wheel__pill-degrees" dx="5">
                  {`${degrees}°${minutes}′`}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </>
  );
});
