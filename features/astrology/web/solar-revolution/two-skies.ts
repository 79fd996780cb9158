import type { WheelChart, WheelInnerRing } from '@solelune/ui/wheel';
import type { SkyOver } from '../../answers/chart.ts';
import type { ChartAnswer } from '../../answers/reading.ts';
import { wheelAspects, wheelBodies, wheelOf, wheelOver } from '../chart/wheel-of.ts';

interface TwoSkies {
  readonly natal_chart: ChartAnswer;
  readonly year_chart: ChartAnswer;
  /** Where the hour of birth is not known. */
  readonly natal_over?: SkyOver | undefined;
  readonly year_over?: SkyOver | undefined;
  readonly across_aspects: ChartAnswer['aspects'];
}

/** The year's sky around the natal one, and the links from one to the other. */
export function twoRings({ natal_chart, year_chart, natal_over, year_over, across_aspects }: TwoSkies): {
  chart: WheelChart;
  inner: WheelInnerRing;
} {
  const ringWords = 'de l’année';
  return {
    chart: year_over ? { ...wheelOver(year_over), ringWords } : wheelOf(year_chart, ringWords),
    inner: {
      bodies: natal_over ? wheelOver(natal_over).bodies : wheelBodies(natal_chart),
      ringWords: 'de naissance',
      aspects: wheelAspects(across_aspects),
    },
  };
}
