import type { ChartAnswer } from '../../answers/reading.ts';
import { degreeText, HOUSE_NUMERALS, HOUSE_THEMES } from '../../words/chart.ts';
import { zodiacPlace } from './point-of.ts';
import { SignMark } from './sign-mark.tsx';
import './houses.css';

/** The twelve houses: where each begins, and what it is about. */
export function Houses({ chart }: { chart: ChartAnswer }) {
  return (
    <ol className="chart-houses">
      {chart.houses.cusps_deg.map((cusp, index) => {
        const { sign, degree } = zodiacPlace(cusp);
        return (
          <li key={HOUSE_NUMERALS[index]}>
            <b>
              <span className="visually-hidden">Maison </span>
              {HOUSE_NUMERALS[index]}
            </b>
            <span className="chart-houses__place">
              <SignMark sign={sign} />
              {degreeText(degree)}
            </span>
            <small>{`maison ${HOUSE_THEMES[index]}`}</small>
          </li>
        );
      })}
    </ol>
  );
}
