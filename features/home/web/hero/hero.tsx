import { DailyHoroscopeLink } from '@solelune/horoscopes/web/daily-link';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Starry } from '@solelune/ui/starry';
import { type ReactNode, Suspense } from 'react';
import type { HomeIndex } from '../../contract.ts';
import { HeroMoon } from './hero-moon.tsx';
import { SkyFacts } from './sky-facts.tsx';
import { SkyWheel } from './sky-wheel.tsx';
import './hero.css';

/** The sky of the instant over the horizon: its wheel, and four true things about it; `children` stand beside its place. */
export function Hero({ sky, children }: { sky: HomeIndex; children: ReactNode }) {
  const where = `${sky.hourWords}, ${sky.ofPlace ? `ciel ${sky.ofPlace}` : 'heure de France'}`;
  return (
    <Starry as="section" className="home-hero" stars={150} aria-labelledby="home-title">
      <div className="page home-hero__inner">
        <div className="home-hero__words">
          <p className="home-hero__when">
            <span>{sky.dateWords}</span>
            <i aria-hidden="true" />
            <time dateTime={sky.instant} aria-live="polite">
              {where}
            </time>
            {children}
          </p>
          <h1 id="home-title">
            Le ciel de cet instant, <em>lu pour vous</em>
          </h1>
          <p className="home-hero__lead">{sky.lead}</p>
          <p className="home-hero__do">
            <Link className={buttonClass({ tone: 'gold', size: 'l' })} to="/astrologie/theme-astral-gratuit">
              Calculer mon thème astral
            </Link>
            <DailyHoroscopeLink className="home-hero__link">Lire mon horoscope du jour</DailyHoroscopeLink>
          </p>
          <p className="home-hero__note">Gratuit et sans inscription. L’heure de naissance est facultative.</p>
        </div>
        <Suspense>
          <figure className="home-hero__figure">
            <SkyWheel sky={sky.wheel} look="wide" className="home-hero__wheel">
              <HeroMoon {...sky.moon} />
            </SkyWheel>
            <SkyWheel sky={sky.wheel} look="narrow" className="home-hero__wheel home-hero__wheel--narrow">
              <HeroMoon {...sky.moon} />
            </SkyWheel>
            <figcaption className="home-hero__positions">
              {`Le zodiaque, ${sky.dateWords.toLowerCase()} à ${where}.`}
              <ul>
                {sky.positions.map((position) => (
                  <li key={position}>{position}</li>
                ))}
              </ul>
            </figcaption>
          </figure>
        </Suspense>
      </div>
      <Suspense>
        <SkyFacts facts={sky.facts} moon={sky.moon} />
      </Suspense>
    </Starry>
  );
}
