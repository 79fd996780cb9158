import { Link } from '@solelune/screen/navigation';
import { type Crumb, Crumbs } from '@solelune/ui/crumbs';
import type { ReactNode } from 'react';
import './chart-hero.css';

export type { Crumb };

interface ChartHeroProps {
  crumbs: readonly Crumb[];
  eyebrow: string;
  /** The small line over the name: "Le thème astral de". */
  over?: string;
  title: ReactNode;
  /** When and where. */
  about?: ReactNode;
  /** One sentence on this sky. */
  gist?: ReactNode;
  /** Under the words: the three dials. */
  under?: ReactNode;
  wheel: ReactNode;
  /** Under the wheel. */
  beside?: ReactNode;
  /** From these the lines go on into the night. */
  raysDeg?: readonly number[];
  leftDeg?: number;
  /** On a narrow page the wheel comes before what stands under the words. */
  wheelFirst?: boolean;
}

const REACH = 1300;
const RINGS = [1.14, 1.34, 1.6, 1.92].map((share) => Math.round(share * 310));

/** The head of a chart: its words on the night, its wheel half in the night and half on the paper. */
export function ChartHero({
  crumbs,
  eyebrow,
  over,
  title,
  about,
  gist,
  under,
  wheel,
  beside,
  raysDeg = [],
  leftDeg = 0,
  wheelFirst,
}: ChartHeroProps) {
  return (
    <header className="chart-hero" data-wheel-first={wheelFirst || undefined}>
      <div className="chart-hero__columns page">
        <div className="chart-hero__night" />
        <div className="chart-hero__words on-night">
          <Crumbs way={crumbs} link={Link} />
          <p className="chart-hero__eyebrow">{eyebrow}</p>
          <h1>
            {over && <span>{over} </span>}
            {title}
          </h1>
          {about && <p className="chart-hero__about">{about}</p>}
          {gist && <div className="chart-hero__gist">{gist}</div>}
        </div>
        {under && <div className="chart-hero__under">{under}</div>}
        <div className="chart-hero__plate">
          <svg className="chart-hero__rays" viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${REACH}`} aria-hidden="true">
            <path
              d={raysDeg
                .map((deg) => {
                  const angle = ((180 + deg - leftDeg) * Math.PI) / 180;
                  const at = (radius: number) =>
                    `${Math.round(radius * Math.cos(angle))} ${Math.round(-radius * Math.sin(angle))}`;
                  return `M${at(340)}L${at(REACH)}`;
                })
                .join('')}
            />
            {RINGS.map((radius) => (
              <circle key={radius} r={radius} />
            ))}
          </svg>
          {wheel}
        </div>
        {beside && <div className="chart-hero__beside">{beside}</div>}
      </div>
    </header>
  );
}
