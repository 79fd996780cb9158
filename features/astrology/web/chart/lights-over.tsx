import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { planetGlyphs } from '@solelune/ui/icon';
import type { SkyOver, TimeCertainty } from '../../answers/chart.ts';
import { /* begins with a figure */ degreeText } from '../../words/chart.ts';
import { certaintyWords, valuesOf } from '../../words/possible-hours.ts';
import { possibleSigns, signsWords } from '../frame/doubt.ts';
import { Dial } from './triad.tsx';

const LIGHTS = ['sun', 'moon'] as const;
/** A hair into the sign: an arc that begins, not a point reached. */
const SIGN_START = 0.01;

/** Sun and Moon over the possible hours: the degrees they went through, and when they changed sign. No ascendant without an hour. */
export function LightsOver({ certainty, over }: { certainty: TimeCertainty; over: SkyOver }) {
  return (
    <ul className="triad triad--lights">
      {LIGHTS.map((light) => {
        const range = over.longitudes.find(({ subject }) => subject === light);
        if (!range) return null;
        const { from, to } = range;
        const isOneSign = from.sign === to.sign;
        const words = certaintyWords(certainty, valuesOf(certainty, { subject: light, what: 'sign' }));
        return (
          <Dial
            key={light}
            name={POINT_NOUNS[light].name}
            badge={planetGlyphs[light]}
            sign={from.sign}
            fromDegree={Math.max(SIGN_START, from.degree_in_sign)}
            degree={isOneSign ? to.degree_in_sign : 30}
            value={signsWords(possibleSigns(certainty, light))}
            note={
              isOneSign ? `de ${degreeText(from.degree_in_sign)} à ${degreeText(to.degree_in_sign)}, certain` : words
            }
          />
        );
      })}
    </ul>
  );
}
