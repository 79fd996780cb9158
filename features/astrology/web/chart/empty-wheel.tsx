import { Wheel, type WheelChart } from '@solelune/ui/wheel';

const NO_BODY: WheelChart = { bodies: [], aspects: [] };

/** The zodiac before anybody is placed on it. */
export function EmptyWheel() {
  return <Wheel chart={NO_BODY} label="" />;
}
