import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { Table } from '@solelune/ui/table';
import { degreeText } from '../../words/chart.ts';
import type { BondAnswer } from './bond-wheel.ts';

/** Each one's planets in the other's houses, and the composite chart, in rows. */
export function BondTables({ answer, names }: { answer: BondAnswer; names: { you: string; other: string } }) {
  const { overlays, composite } = answer;
  return (
    <section className="page bond-section" aria-labelledby="tables">
      <h2 id="tables">Chez l’autre, et entre vous</h2>
      {(['you', 'other'] as const).map(
        (who) =>
          overlays[who].length > 0 && (
            <Table key={who} caption={`Ses planètes chez l’autre : ${names[who]}`} dense>
              <thead>
                <tr>
                  <th scope="col">Planète</th>
                  <th scope="col">Maison de l’autre</th>
                </tr>
              </thead>
              <tbody>
                {overlays[who].map(({ planet, house }) => (
                  <tr key={planet}>
                    <th scope="row">{POINT_NOUNS[planet].name}</th>
                    <td>{HOUSE_NUMERALS[house - 1]}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ),
      )}
      <Table caption="Le thème composite, point par point à mi-chemin" dense>
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">Signe</th>
            <th scope="col">Degré</th>
            <th scope="col">Maison</th>
          </tr>
        </thead>
        <tbody>
          {composite.points.map(({ key, sign, degree_in_sign, house }) => (
            <tr key={key}>
              <th scope="row">{POINT_NOUNS[key].name}</th>
              <td>{SIGN_NOUNS[sign].name}</td>
              <td>{degreeText(degree_in_sign)}</td>
              <td>{house ? HOUSE_NUMERALS[house - 1] : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
