import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import type { SignFacts } from '../../engine/signs.ts';
import './sign-coin.css';

/** A sign on a small enamel of its element; words beside it name it. */
export function SignCoin({ sign, size = 64 }: { sign: Pick<SignFacts, 'key' | 'element'>; size?: number }) {
  return (
    <span className="zodiac-coin" data-element={sign.element} style={{ '--coin': `${size}px` }}>
      <Icon of={zodiacGlyphs[sign.key]} />
    </span>
  );
}
