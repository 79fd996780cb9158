import { capitalised } from '@solelune/french/sentence';
import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { moonSignResult } from '../../contract/calculators.ts';
import type { SignKey } from '../../engine/signs.ts';
import { degreeText } from '../../words/chart.ts';
import { longitudesWords } from '../../words/possible-hours.ts';
import { addresses } from '../addresses.ts';
import { possibleFact, signsWords } from '../frame/doubt.ts';
import type { Fact } from '../frame/facts.tsx';

type Ready = Extract<PageProps<typeof moonSignResult>['data'], { status: 'ready' }>;

const percent = (fraction: number) => Math.round(fraction * 100);

/** « éclairée à 12 % », « éclairée entre 12 et 19 % » */
export function litWords({ illuminated_fraction: lit, illuminated_over: over }: Ready): string {
  return over
    ? `éclairée entre ${percent(over.from)} et ${percent(over.to)}\u00A0%`
    : `éclairée à ${percent(lit)}\u00A0%`;
}

/** The phase is that of the day: the hour does not change its name. */
const phaseFact = (data: Ready): Fact => ({
  glyph: planetGlyphs.moon,
  name: 'Phase',
  value: data.phase_words,
  note: litWords(data),
});

/** The same of a birth whose hour is not known: from where to where the Moon went. */
export function moonFactsOver(data: Ready, moons: readonly SignKey[], suns: readonly SignKey[]): Fact[] {
  const range = data.certainty.over?.longitudes.find(({ subject }) => subject === 'moon');
  return [
    {
      glyph: planetGlyphs.moon,
      name: 'Position',
      value: range ? capitalised(longitudesWords(range)) : signsWords(moons),
      note: moons.length > 1 ? 'selon l’heure' : 'le signe est certain',
    },
    phaseFact(data),
    { glyph: planetGlyphs.sun, name: 'Votre Soleil', ...possibleFact(suns) },
  ];
}

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
    phaseFact(data),
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
