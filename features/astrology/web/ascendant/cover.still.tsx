import { Horizon } from '../zodiac/horizon.tsx';

export default function Cover() {
  return (
    <Horizon
      label="Le zodiaque coupé par l’horizon : à l’est, un signe se lève, et le Soleil monte derrière lui"
      ascendantDeg={135}
      sunDeg={96}
      lit="east"
    />
  );
}
