import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import type { SkyOver } from '../../answers/chart.ts';
import type { ReadingAnswer } from '../../answers/reading.ts';
import { ASPECT_NAMES, degreeText } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { Fold } from './fold.tsx';
import './facts-over.css';
import './fact-table.css';

interface FactsOverProps {
  /** « à toute heure de ce jour » */
  always: string;
  over: SkyOver;
  reading: ReadingAnswer;
}

/** As for a chart whose hour is known: what a page's contents lead to. */
export const FACT_OVER_PARTS = [
  { id: 'positions', title: 'Où se tenait chaque astre' },
  { id: 'aspects', title: 'Les aspects certains' },
] as const;

/** The numbers of a sky whose hour is not known: where each body went, and what is certain of it. */
export function FactsOver({ always, over, reading }: FactsOverProps) {
  const [positions, aspects] = FACT_OVER_PARTS;
  const held = over.aspects.filter(({ certain }) => certain);
  return (
    <div className="facts-over page">
      <Fold {...positions}>
        <table className="fact-table">
          <caption>
            <VisuallyHidden>Positions des astres sur les heures possibles</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Astre</th>
              <th scope="col">Longitudes</th>
              <th scope="col">Le signe</th>
            </tr>
          </thead>
          <tbody>
            {reading.parts
              .filter(({ kind }) => kind !== 'portrait')
              .map(({ key, title, position, certainty_words }) => (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  <td>{position}</td>
                  <td>{certainty_words}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Fold>
      <Fold {...aspects}>
        <p>{`Ceux qui tiennent ${always}.`}</p>
        <table className="fact-table">
          <caption>
            <VisuallyHidden>Aspects certains</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Entre</th>
              <th scope="col">Aspect</th>
              <th scope="col">Orbe</th>
            </tr>
          </thead>
          <tbody>
            {held.map(({ from, to, kind, orb_from_deg, orb_to_deg }) => (
              <tr key={`${from} ${to}`}>
                <th scope="row">{`${POINT_WORDS[from].name}, ${POINT_WORDS[to].name}`}</th>
                <td>{ASPECT_NAMES[kind]}</td>
                <td>{`${degreeText(orb_from_deg)} à ${degreeText(orb_to_deg)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  );
}
