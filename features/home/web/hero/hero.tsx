import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Starry } from '@solelune/ui/starry';
import type { HomeIndex } from '../../contract.ts';
import { HeroMoon } from './hero-moon.tsx';
import { SkyFacts } from './sky-facts.tsx';
import { SkyWheel } from './sky-wheel.tsx';
import './hero.css';

/** The sky of the instant over the horizon: its wheel, and four true things about it. */
export function Hero({ data }: { data: HomeIndex }) {
  const where = `${data.hourWords}, ciel de ${data.placeName}`;
  return (
    <Starry as="section" className="home-hero" stars={150} aria-labelledby="home-title">
      <div className="page home-hero__inner">
        <div className="home-hero__words">
          <p className="home-hero__when">
            <span>{data.dateWords}</span>
            <i aria-hidden="true" />
            <time dateTime={data.instant}>{where}</time>
          </p>
          <h1 id="home-title">
            Le ciel de cet instant, <em>lu pour vous</em>
          </h1>
          <p className="home-hero__lead">{data.lead}</p>
          <p className="home-hero__do">
            <Link className={buttonClass({ tone: 'gold', size: 'l' })} to="/astrologie/theme-astral-gratuit">
              Calculer mon thème astral
            </Link>
            <Link className="home-hero__link" to="/horoscope/horoscope-du-jour">
              Lire mon horoscope du jour
            </Link>
          </p>
          <p className="home-hero__note">Gratuit et sans inscription. L’heure de naissance est facultative.</p>
        </div>
        <figure className="home-hero__figure">
          <SkyWheel sky={data.wheel} look="wide" className="home-hero__wheel">
            <HeroMoon {...data.moon} />
          </SkyWheel>
          <SkyWheel sky={data.wheel} look="narrow" className="home-hero__wheel home-hero__wheel--narrow">
            <HeroMoon {...data.moon} />
          </SkyWheel>
          <figcaption className="home-hero__positions">
            {`Le zodiaque, ${data.dateWords.toLowerCase()} à ${where}.`}
            <ul>
              {data.positions.map((position) => (
                <li key={position}>{position}</li>
              ))}
            </ul>
          </figcaption>
        </figure>
      </div>
      <SkyFacts facts={data.facts} moon={data.moon} />
    </Starry>
  );
}
