import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { PLANETS } from '@solelune/sky/bodies';
import { Table } from '@solelune/ui/table';
import { degreeText } from '../../words/chart.ts';
import type { BondAnswer } from './bond-wheel.ts';
import './bond-tables.css';

interface BondTablesProps {
  answer: BondAnswer;
  names: { you: string; other: string };
}

/** Each one's planets in the other's houses, and the composite chart, in rows. */
export function BondTables({ answer, names }: BondTablesProps) {
  return (
    <section className="page bond-section" aria-labelledby="tables">
      <h2 id="tables">Chez l’autre, et entre les deux</h2>
      <div className="bond-tables">
        <OverlayTable overlays={answer.overlays} names={names} />
        <CompositeTable composite={answer.composite} />
      </div>
    </section>
  );
}

function OverlayTable({ overlays, names }: { overlays: BondAnswer['overlays'] } & Pick<BondTablesProps, 'names'>) {
  const shown = (['you', 'other'] as const).filter((who) => overlays[who].length > 0);
  if (shown.length === 0) return null;
  const houseOf = (who: 'you' | 'other', planet: string) => {
    const found = overlays[who].find((one) => one.planet === planet);
    return found ? HOUSE_NUMERALS[found.house - 1] : '–';
  };
  return (
    <Table caption="Les planètes de l’un dans les maisons de l’autre" dense>
      <thead>
        <tr>
          <th scope="col">Planète</th>
          {shown.map((who) => (
            <th key={who} scope="col">{`${names[who]} chez ${names[who === 'you' ? 'other' : 'you']}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLANETS.map((planet) => (
          <tr key={planet}>
            <th scope="row">{POINT_NOUNS[planet].name}</th>
            {shown.map((who) => (
              <td key={who}>{houseOf(who, planet)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CompositeTable({ composite }: Pick<BondAnswer, 'composite'>) {
  return (
    <Table caption="Le thème composite, à mi-chemin des deux ciels" dense>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">Position</th>
          <th scope="col">Maison</th>
        </tr>
      </thead>
      <tbody>
        {composite.points.map(({ key, sign, degree_in_sign, house }) => (
          <tr key={key}>
            <th scope="row">{POINT_NOUNS[key].name}</th>
            <td>{`${degreeText(degree_in_sign)} ${SIGN_NOUNS[sign].name}`}</td>
            <td>{house ? HOUSE_NUMERALS[house - 1] : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
