import type { WheelChart, WheelInnerRing } from '@solelune/ui/wheel';
import type { ChartAnswer } from '../../answers/reading.ts';
import { wheelAspects, wheelBodies, wheelOf } from '../chart/wheel-of.ts';

interface TwoSkies {
  readonly natal_chart: ChartAnswer;
  readonly year_chart: ChartAnswer;
  readonly across_aspects: ChartAnswer['aspects'];
}

/** The year's sky around the natal one, and the links from one to the other. */
export function twoRings({ natal_chart, year_chart, across_aspects }: TwoSkies): {
  chart: WheelChart;
  inner: WheelInnerRing;
} {
  return {
    chart: wheelOf(year_chart, 'de l’année'),
    inner: { bodies: wheelBodies(natal_chart), ringWords: 'de naissance', aspects: wheelAspects(across_aspects) },
  };
}
