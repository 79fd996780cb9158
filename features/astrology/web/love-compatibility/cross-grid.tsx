import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { aspectGlyphs, Icon } from '@solelune/ui/icon';
import { Table } from '@solelune/ui/table';
import { BOND_POINTS, LESSER_POINTS } from '../../engine/synastry/sky-of-one.ts';
import { ASPECT_NAMES, degreeText } from '../../words/chart.ts';
import { natureOf } from '../chart/aspect-look.ts';
import { PointGlyph } from '../chart/aspects.tsx';
import { ASPECT_KEYS } from '../chart/wheel-of.ts';
import type { BondAnswer } from './bond-wheel.ts';
import './cross-grid.css';

interface CrossGridProps {
  answer: BondAnswer;
  names: { you: string; other: string };
}

const DRAWN_POINTS = [...BOND_POINTS, ...LESSER_POINTS];
type Crossed = BondAnswer['aspects'][number] | BondAnswer['lesser_aspects'][number];

/** Every aspect from one sky to the other: rows are the first birth's, columns the second's. The stronger, the darker. */
export function CrossGrid({ answer: { aspects, lesser_aspects, skies }, names }: CrossGridProps) {
  const pointsOf = ({ ascendant_deg, bodies }: BondAnswer['skies']['you']) =>
    DRAWN_POINTS.filter((point) =>
      point === 'ascendant' ? ascendant_deg !== undefined : bodies.some(({ key }) => key === point),
    );
  const crossing = [...aspects, ...lesser_aspects];
  const columns = pointsOf(skies.other);
  return (
    <section className="page bond-section" aria-labelledby="grille">
      <h2 id="grille">La grille des aspects</h2>
      <p>{`En lignes, le ciel de la première naissance (${names.you}) ; en colonnes, celui de la seconde (${names.other}). L’orbe est écrit sous chaque aspect, la teinte dit sa force ; ce qui n’a pas de teinte est tracé sans être lu.`}</p>
      <Table className="cross-grid" caption="Aspects croisés, avec leur orbe" hideCaption dense>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{`${names.you} en lignes, ${names.other} en colonnes`}</span>
            </td>
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
              {columns.map((other) => (
                <Crossing key={other} aspect={crossing.find(({ from, to }) => from === point && to === other)} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Crossing({ aspect }: { aspect: Crossed | undefined }) {
  // An empty cell says nothing, aloud as to the eye.
  if (!aspect) return <td>{null}</td>;
  const { kind, orb_deg } = aspect;
  // What has no text has no strength either.
  const strength = 'strength' in aspect ? aspect.strength : 0;
  const force = strength > 0 ? `, force ${strength} sur 100` : '';
  return (
    <td data-nature={natureOf(kind)} style={{ '--strength': `${strength}%` }}>
      <Icon of={aspectGlyphs[ASPECT_KEYS[kind]]} size={15} />
      <span className="visually-hidden">{`${ASPECT_NAMES[kind]}${force}, orbe `}</span>
      <small>{degreeText(orb_deg)}</small>
    </td>
  );
}
