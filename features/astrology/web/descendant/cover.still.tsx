import { Horizon } from '../zodiac/horizon.tsx';

export default function Cover() {
  return (
    <Horizon
      label="Le zodiaque coupé par l’horizon : à l’ouest, un signe se couche, et le Soleil descend vers lui"
      ascendantDeg={15}
      sunDeg={222}
      lit="west"
    />
  );
}
