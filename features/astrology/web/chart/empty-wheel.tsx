import { still } from '@solelune/screen/still';
import type { WheelChart } from '@solelune/ui/wheel';
import '@solelune/ui/wheel.css';

const NO_BODY: WheelChart = { bodies: [], aspects: [] };
const Wheel = still(async () => (await import('@solelune/ui/wheel')).Wheel);

/** The zodiac before anybody is placed on it. */
export function EmptyWheel() {
  return <Wheel chart={NO_BODY} label="" />;
}
