import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { aspectGlyphs, Icon } from '@solelune/ui/icon';
import { Table } from '@solelune/ui/table';
import { BOND_POINTS } from '../../engine/synastry/sky-of-one.ts';
import { ASPECT_NAMES, degreeText } from '../../words/chart.ts';
import { natureOf } from '../chart/aspect-look.ts';
import { PointGlyph } from '../chart/aspects.tsx';
import type { BondAnswer } from './bond-wheel.ts';
import './cross-grid.css';

interface CrossGridProps {
  answer: BondAnswer;
  names: { you: string; other: string };
}

/** Every aspect from one sky to the other: rows are the first birth's, columns the second's. The stronger, the darker. */
export function CrossGrid({ answer: { aspects, skies }, names }: CrossGridProps) {
  const pointsOf = ({ ascendant_deg }: BondAnswer['skies']['you']) =>
    BOND_POINTS.filter((point) => point !== 'ascendant' || ascendant_deg !== undefined);
  const columns = pointsOf(skies.other);
  return (
    <section className="page bond-section" aria-labelledby="grille">
      <h2 id="grille">La grille des aspects</h2>
      <p>{`En lignes, le ciel de la première naissance (${names.you}) ; en colonnes, celui de la seconde (${names.other}). L’orbe est écrit sous chaque aspect, la teinte dit sa force.`}</p>
      <Table className="cross-grid" caption="Aspects croisés, avec leur orbe" hideCaption dense>
        <thead>
          <tr>
            <td />
            {columns.map((point) => (
              <th key={point} scope="col">
                <PointGlyph point={point} />
                <span className="visually-hidden">{POINT_NOUNS[point].name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pointsOf(skies.you).map((point) => (
            <tr key={point}>
              <th scope="row">
                <PointGlyph point={point} />
                <span className="visually-hidden">{POINT_NOUNS[point].name}</span>
              </th>
              {columns.map((other) => {
                const aspect = aspects.find(({ from, to }) => from === point && to === other);
                return aspect ? (
                  <td key={other} data-nature={natureOf(aspect.kind)} style={{ '--strength': `${aspect.strength}%` }}>
                    <Icon of={aspectGlyphs[aspect.kind]} size={15} />
                    <span className="visually-hidden">{`${ASPECT_NAMES[aspect.kind]}, force ${aspect.strength} sur 100, orbe `}</span>
                    <small>{degreeText(aspect.orb_deg)}</small>
                  </td>
                ) : (
                  <td key={other} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
