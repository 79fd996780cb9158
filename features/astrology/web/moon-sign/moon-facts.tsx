import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { moonSignResult } from '../../contract/calculators.ts';
import { degreeText } from '../../words/chart.ts';
import { addresses } from '../addresses.ts';
import type { Fact } from '../frame/facts.tsx';

type Ready = Extract<PageProps<typeof moonSignResult>['data'], { status: 'ready' }>;

/** The Moon of that moment, and the Sun across from it. */
export function moonFacts(data: Ready): Fact[] {
  const { sign, moon_point: point, sun_sign: sun } = data;
  return [
    {
      glyph: zodiacGlyphs[sign.key],
      name: 'Position',
      value: `${degreeText(point.degree_in_sign)} ${sign.name}`,
      note: `${degreeText(point.longitude_deg)} de longitude`,
    },
    {
      glyph: planetGlyphs.moon,
      name: 'Phase',
      value: data.phase_words,
      note: `éclairée à ${Math.round(data.illuminated_fraction * 100)}\u00A0%`,
    },
    {
      glyph: planetGlyphs.sun,
      name: 'Votre Soleil',
      value: <Link to={urlOf(addresses.sign, { sign: sun.slug })}>{sun.name}</Link>,
      note: 'le même jour',
    },
    {
      glyph: planetGlyphs.venus,
      name: 'Ensemble',
      value: (
        <Link to={urlOf(addresses.compatibilityResult, { sign_from: sun.slug, sign_to: sign.slug })}>
          {`${sun.name} et ${sign.name}`}
        </Link>
      ),
      note: 'comment ces deux signes s’entendent',
    },
  ];
}
