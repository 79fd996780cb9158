import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { aspectGlyphs, Icon, planetGlyphs } from '@solelune/ui/icon';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { ChartAnswer } from '../../answers/reading.ts';
import { degreeText, HOUSE_NUMERALS } from '../../words/chart.ts';
import { zodiacPlace } from './point-of.ts';
import { SignMark } from './sign-mark.tsx';
import { GLYPH_KEYS } from './wheel-of.ts';
import './fact-table.css';

interface RowProps {
  head: ReactNode;
  longitudeDeg: number;
  house: number;
  retrograde?: boolean;
  isAngle?: boolean;
}

function Row({ head, longitudeDeg, house, retrograde, isAngle }: RowProps) {
  const { sign, degree } = zodiacPlace(longitudeDeg);
  return (
    <tr data-angle={isAngle || undefined}>
      <th scope="row">{head}</th>
      <td>
        <SignMark sign={sign} />
      </td>
      <td className="fact-table__degree">{degreeText(degree)}</td>
      <td className="fact-table__house">{HOUSE_NUMERALS[house - 1]}</td>
      <td className="fact-table__way">
        {retrograde && (
          <>
            <Icon of={aspectGlyphs.retrograde} size={15} />
            <VisuallyHidden>rétrograde</VisuallyHidden>
          </>
        )}
      </td>
    </tr>
  );
}

/** Where every body stood: sign, degree, house, way. */
export function Positions({ chart }: { chart: ChartAnswer }) {
  const { ascendant_deg, midheaven_deg } = chart.angles;
  const midheavenHouse = houseAt(midheaven_deg, chart.houses.cusps_deg);
  return (
    <table className="fact-table">
      <caption className="visually-hidden">Positions des astres et des angles</caption>
      <thead>
        <tr>
          <th scope="col">Astre</th>
          <th scope="col">Signe</th>
          <th scope="col" className="fact-table__degree">
            Degré
          </th>
          <th scope="col" className="fact-table__house">
            Maison
          </th>
          <th scope="col" className="fact-table__way">
            <abbr title="Rétrograde">R</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          isAngle
          head={<AngleHead tag="AC" name="Ascendant" />}
          longitudeDeg={ascendant_deg}
          house={houseAt(ascendant_deg, chart.houses.cusps_deg)}
        />
        <Row
          isAngle
          head={<AngleHead tag="MC" name="Milieu du Ciel" />}
          longitudeDeg={midheaven_deg}
          house={midheavenHouse}
        />
        {chart.bodies.map((body) => {
          const glyph = GLYPH_KEYS[body.key];
          return (
            glyph && (
              <Row
                key={body.key}
                head={
                  <span className="fact-table__body">
                    <Icon of={planetGlyphs[glyph]} size={22} />
                    {POINT_NOUNS[body.key].name}
                  </span>
                }
                longitudeDeg={body.longitude_deg}
                house={body.house}
                retrograde={body.retrograde}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

function AngleHead({ tag, name }: { tag: string; name: string }) {
  return (
    <span className="fact-table__body">
      <b aria-hidden="true">{tag}</b>
      {name}
    </span>
  );
}

/** The house a longitude falls in; one that stands on a cusp belongs to the house that begins there. */
function houseAt(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const turn = (deg: number) => ((deg % 360) + 360) % 360;
  const near = longitudeDeg + 1e-4;
  const index = cuspsDeg.findIndex((cusp, at) => {
    const next = cuspsDeg[(at + 1) % 12] as number;
    return turn(near - cusp) < turn(next - cusp);
  });
  return index + 1;
}
