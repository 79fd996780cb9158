import { signFacts } from '../../engine/signs.ts';
import { MoonPlate } from '../zodiac/moon-plate.tsx';

export default function Cover() {
  return (
    <MoonPlate
      sign={signFacts('cancer')}
      label="La Lune dans un anneau de huit phases, une constellation tracée sur son disque"
      phase={{ lit: 0.7, waxing: true }}
    />
  );
}
