import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { type Crumb, Crumbs } from '@solelune/ui/crumbs';
import { StarrySky } from '@solelune/ui/starry';
import type { ReactNode } from 'react';
import type { RibbonAnswer } from '../../answers/year.ts';
import { addresses } from '../addresses.ts';
import { Ribbon } from './ribbon.tsx';
import './year-hero.css';

interface YearHeroProps {
  crumbs: readonly Crumb[];
  title: ReactNode;
  epithet: string;
  lead: string;
  year: number;
  years: readonly number[];
  /** The same page in another year. */
  urlOfYear?: (year: number) => string;
  ribbon: RibbonAnswer;
  /** « Quatre éclipses », over the title. */
  counts?: readonly string[];
  /** Under the ribbon. */
  foot?: ReactNode;
}

/** A text's title says the sign and the year for search engines; under the name of the page only the rest is printed. */
export const withoutName = (title: string, name: string): string =>
  title.startsWith(name) ? title.slice(name.length).replace(/^\s*[,:]\s*/u, '') : title;

export function YearHero({ crumbs, title, epithet, lead, year, years, ribbon, ...rest }: YearHeroProps) {
  const { urlOfYear, counts, foot } = rest;
  const toYear = urlOfYear ?? ((other: number) => urlOf(addresses.yearly, { year: String(other) }));
  return (
    <header className="year-hero on-night">
      <StarrySky stars={110} seed={26} />
      <div className="page">
        <Crumbs way={crumbs} link={Link} />
        {counts && (
          <ul className="year-hero__counts">
            {counts.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <div className="year-hero__head">
          <h1>
            {title} <em>{epithet}</em>
          </h1>
          <nav aria-label="Changer d’année">
            <ul>
              {years.map((other) => (
                <li key={other}>
                  <Link to={toYear(other)} aria-current={other === year ? 'page' : undefined}>
                    {other}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {lead && <div className="year-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />}
        <Ribbon year={year} ribbon={ribbon} />
        {foot}
      </div>
    </header>
  );
}
