import { signFacts } from '../../engine/signs.ts';
import { PairCircle } from './pair-circle.tsx';

const PAIRS = {
  compatibility: { signs: ['leo', 'sagittarius'], distance: 4, aspect: 'trine', lens: 'sun' },
  loveCompatibility: { signs: ['aries', 'libra'], distance: 6, aspect: 'opposition', lens: 'sun' },
  moonCompatibility: { signs: ['cancer', 'taurus'], distance: 2, aspect: 'sextile', lens: 'moon' },
} as const;

/** The two signs that stand for a tool, at the head of its page and on its card. */
export function ExamplePair({ tool, label }: { tool: keyof typeof PAIRS; label: string }) {
  const { signs, ...bond } = PAIRS[tool];
  return <PairCircle from={signFacts(signs[0])} to={signFacts(signs[1])} {...bond} label={label} />;
}
