import { Eyebrow } from '@solelune/ui/eyebrow';
import type { SignKey } from '../../engine/signs.ts';
import { Constellation } from '../zodiac/constellation.tsx';
import { constellationFigure } from '../zodiac/star-map.ts';
import type { TextSection } from './texts.tsx';
import './advice-band.css';

/** The advice, set apart on a band of night under the constellation of the sign. */
export function AdviceBand({
  section,
  sign,
  label = 'Le conseil',
}: {
  section: TextSection;
  sign: SignKey;
  label?: string;
}) {
  return (
    <section className="sign-advice on-night">
      <svg viewBox="-300 -200 600 400" aria-hidden="true">
        <Constellation figure={constellationFigure(sign, 250)} />
      </svg>
      <div className="page">
        <Eyebrow>{label}</Eyebrow>
        <h2>{section.title}</h2>
        <div className="sign-advice__words" dangerouslySetInnerHTML={{ __html: section.html }} />
      </div>
    </section>
  );
}
