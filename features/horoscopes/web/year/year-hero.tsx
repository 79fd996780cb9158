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
}

/** A text's title says the sign and the year for search engines; under the name of the page only the rest is printed. */
export const withoutName = (title: string, name: string): string =>
  title.startsWith(name) ? title.slice(name.length).replace(/^\s*[,:]\s*/u, '') : title;

export function YearHero({ crumbs, title, epithet, lead, year, years, urlOfYear, ribbon }: YearHeroProps) {
  const toYear = urlOfYear ?? ((other: number) => urlOf(addresses.yearly, { year: String(other) }));
  return (
    <header className="year-hero on-night">
      <StarrySky stars={110} seed={26} />
      <div className="page">
        <Crumbs way={crumbs} link={Link} />
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
      </div>
    </header>
  );
}
