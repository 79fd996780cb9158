import type { Fragment } from '../../answer-schemas.ts';
import './roles.css';

/** A sun for the day, a heart, a clock. */
const DRAWINGS: Readonly<Record<string, string>> = {
  guardian:
    'M20 27a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM27 12v5M27 37v5M12 27h5M37 27h5M16.400 16.400l3.500 3.500M34.100 34.100l3.500 3.500M37.600 16.400l-3.500 3.500M19.900 34.100l-3.500 3.500',
  heart:
    'M27 40S14 32.500 14 23.300c0-4.200 3-7.100 6.700-7.100 2.700 0 5 1.500 6.300 4.200 1.300-2.700 3.600-4.200 6.300-4.200 3.700 0 6.700 2.900 6.700 7.100C40 32.500 27 40 27 40z',
  spiritual: 'M13 27a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM27 17v10l7 4M27 13v2M27 39v2M13 27h2M39 27h2',
};

/** What each of the three angels keeps. */
export function Roles({ roles }: { roles: readonly Fragment[] }) {
  return (
    <section className="angels-roles page" aria-label="Les trois anges d’une naissance">
      {roles.map(({ slug, title, html }) => (
        <div key={slug}>
          <svg viewBox="0 0 54 54" aria-hidden="true">
            <circle cx="27" cy="27" r="25.500" opacity=".5" />
            <path d={DRAWINGS[slug]} />
          </svg>
          <h2>{title}</h2>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </section>
  );
}
