import { Wheel, type WheelChart } from '@solelune/ui/wheel';
import type { ViewOf } from '../../contract/figures.ts';

/** The wheel is told what the engine computed; its keys are those that `api/figures/wheel.ts` writes. */
export function WheelFigure({ view: { chart, label } }: { view: ViewOf<'wheel'> }) {
  return <Wheel chart={chart as unknown as WheelChart} label={label} />;
}
