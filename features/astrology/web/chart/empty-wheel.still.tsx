import { Wheel, type WheelChart } from '@solelune/ui/wheel';

const NO_BODY: WheelChart = { bodies: [], aspects: [] };

export default function EmptyWheel() {
  return <Wheel chart={NO_BODY} label="" />;
}
