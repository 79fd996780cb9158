import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { type ReactNode, useMemo } from 'react';
import { chevronDownGlyph, Icon } from '../icon/index.ts';
import { Table } from '../table/index.ts';
import { linksOf, type WheelBody, type WheelChart, type WheelInnerRing } from './wheel-chart.ts';
import { ASPECT_NAMES, degreeInSign, orbWords, pointName, signName } from './wheel-words.ts';
import './wheel-tables.css';

interface WheelTablesProps {
  chart: WheelChart;
  inner?: WheelInnerRing;
}

/** All that the wheel shows, in rows and columns, opened on demand. */
export function WheelTables({ chart, inner }: WheelTablesProps) {
  const links = useMemo(() => linksOf(chart, inner), [chart, inner]);
  const told = (words?: string) => (words ? ` ${words}` : '');
  return (
    <details className="wheel-tables">
      <summary>
        Voir la roue en tableaux
        <Icon of={chevronDownGlyph} size={18} />
      </summary>
      <PositionTable caption={`Positions${told(chart.ringWords)}`} bodies={chart.bodies} chart={chart} />
      {inner && <PositionTable caption={`Positions${told(inner.ringWords)}`} bodies={inner.bodies} />}
      {chart.cuspsDeg && (
        <FactTable caption="Cuspides des maisons" columns={['Maison', 'Signe', 'Degré']}>
          {chart.cuspsDeg.map((cusp, index) => (
            <tr key={HOUSE_NUMERALS[index]}>
              <th scope="row">{HOUSE_NUMERALS[index]}</th>
              <td>{signName(cusp)}</td>
              <td>{degreeWords(cusp)}</td>
            </tr>
          ))}
        </FactTable>
      )}
      {links.length > 0 && (
        <FactTable caption="Aspects" columns={['Entre', 'Aspect', 'Orbe']}>
          {links.map((link) => (
            <tr key={`${link.fromId} ${link.toId}`}>
              <th scope="row">
                {pointName(link.from)}
                {inner && told(chart.ringWords)} et {pointName(link.to)}
                {inner && told(inner.ringWords)}
              </th>
              <td>{ASPECT_NAMES[link.kind]}</td>
              <td>{orbWords(link.orbDeg)}</td>
            </tr>
          ))}
        </FactTable>
      )}
    </details>
  );
}

function PositionTable({
  caption,
  bodies,
  chart,
}: {
  caption: string;
  bodies: readonly WheelBody[];
  chart?: WheelChart;
}) {
  const angles = [
    ['Ascendant', chart?.ascendantDeg],
    ['Milieu du Ciel', chart?.midheavenDeg],
  ] as const;
  return (
    <FactTable caption={caption} columns={['Astre', 'Signe', 'Degré', 'Maison', 'Marche']}>
      {bodies.map((body) => (
        <tr key={body.key}>
          <th scope="row">{pointName(body.key)}</th>
          <td>{signName(body.longitudeDeg)}</td>
          <td>{degreeWords(body.longitudeDeg)}</td>
          <td>{body.house ? HOUSE_NUMERALS[body.house - 1] : '–'}</td>
          <td>{body.retrograde ? 'rétrograde' : 'directe'}</td>
        </tr>
      ))}
      {angles.map(
        ([name, deg]) =>
          deg !== undefined && (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{signName(deg)}</td>
              <td>{degreeWords(deg)}</td>
              <td>–</td>
              <td>–</td>
            </tr>
          ),
      )}
    </FactTable>
  );
}

function FactTable({ caption, columns, children }: { caption: string; columns: string[]; children: ReactNode }) {
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

function degreeWords(longitudeDeg: number): string {
  const { degrees, minutes } = degreeInSign(longitudeDeg);
  return `${degrees}°${minutes}′`;
}
