import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import { type SignKey, signFacts } from '../../engine/signs.ts';
import './sign-mark.css';

/** A sign's glyph in the colour of its element, and its name. */
export function SignMark({ sign }: { sign: SignKey }) {
  const { name, element } = signFacts(sign);
  return (
    <span className={`sign-mark sign-mark--${element}`}>
      <Icon of={zodiacGlyphs[sign]} size={19} />
      {name}
    </span>
  );
}
