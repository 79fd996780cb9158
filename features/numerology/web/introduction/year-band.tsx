import { Medal } from '../drawings/medal.tsx';
import { numberName } from '../drawings/number-names.ts';
import './year-band.css';

interface YearBandProps {
  year: number;
  title: string;
  sum: string;
  children: string;
}

/** A year's number on a band of mist. */
export function YearBand({ year, title, sum, children }: YearBandProps) {
  return (
    <section className="numerology-year">
      <div className="page">
        <Medal value={year} />
        <div>
          <p className="numerology-year__name">{numberName(year)}</p>
          <h2>{title}</h2>
          <p className="numerology-year__sum">{sum}</p>
          <p>{children}</p>
        </div>
      </div>
    </section>
  );
}
