import { SIGN_FACTS, type SignSlug } from '@solelune/astrology/engine/signs';
import { PlaceChoice } from '@solelune/locations/web/place-choice';
import { urlOf } from '@solelune/screen';
import { Link, useLocation } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { StarrySky } from '@solelune/ui/starry';
import type { DayAnswer } from '../../answers/day.ts';
import { addresses } from '../addresses.ts';
import { MoonDisc } from '../drawings/moon-disc.tsx';
import { SignBar } from '../frame/sign-bar.tsx';
import { SIGN_QUERY, useChosenSign } from '../remembered-sign/remembered-sign.ts';
import { DayHours } from './day-hours.tsx';
import { Panorama } from './panorama.tsx';
import { SignDay } from './sign-day.tsx';
import { useHourHere } from './use-hour-here.ts';
import type { VisitorDay } from './use-visitor-day.ts';
import './day-view.css';

interface DayViewProps extends VisitorDay {
  name: string;
  /** Which of the usual days it is. */
  which: 'today' | 'tomorrow' | 'other';
}

/** The day for all, then a sign: every sign's section is in the page, the chosen one is shown. */
export function DayView({ day, choice, name, which }: DayViewProps) {
  const { pathname } = useLocation();
  const { sign, isRemembered, forget } = useChosenSign();
  const shown = sign ?? sunSignOf(day);
  return (
    <>
      <header className="day-hero on-night">
        <StarrySky stars={130} seed={15} />
        <div className="page day-hero__columns">
          <div>
            <Crumbs way={[{ name: 'Astrologie', path: '/astrologie-et-horoscope' }, { name }]} link={Link} />
            <p className="day-hero__when">{day.date_words}</p>
            <h1>
              {name} <em>{day.epithet}</em>
            </h1>
            <p className="day-hero__lead">{day.lead}</p>
            <DayLinks day={day} which={which} />
          </div>
          <figure className="day-hero__moon">
            <MoonDisc disc={day.moon.disc} />
            <figcaption>
              <b>{`${day.moon.phase_words}, éclairée à ${day.moon.illuminated_percent}\u00A0%`}</b>
              <span>{day.moon.position_words}</span>
              {day.moon.rise_words && <span>{day.moon.rise_words}</span>}
              <em>{day.moon.disc_words}</em>
              <PlaceChoice {...choice} />
              <Link to={addresses.fullMoon.path}>La prochaine pleine Lune</Link>
            </figcaption>
          </figure>
        </div>
        <div className="page">
          <Panorama day={day} now={useHourHere(day.day, day.zone)} />
        </div>
      </header>
      <DayHours hours={day.hours} />
      <section className="page day-choice" aria-labelledby="votre-signe">
        <h2 id="votre-signe">Et pour votre signe ?</h2>
        <p>Le même ciel, vu d’un autre endroit du zodiaque.</p>
        <SignBar
          label="Choisir un signe"
          current={shown}
          replace
          urlOfSign={(slug) => `${pathname}?${SIGN_QUERY}=${slug}`}
        />
        <p className="day-choice__keep">
          {isRemembered ? (
            <>
              Votre signe est retenu sur cet appareil, sans compte.{' '}
              <button type="button" onClick={forget}>
                L’oublier
              </button>
            </>
          ) : (
            'Choisissez le vôtre : cet appareil s’en souviendra, et lui seul.'
          )}
        </p>
      </section>
      {day.signs.map((one) => (
        <SignDay key={one.key} day={day} sign={one} isShown={one.slug === shown} />
      ))}
      {day.introduction && (
        <div className="page day-about">
          {day.introduction.sections.map(({ key, title, html }) => (
            <section key={key}>
              <h2>{title}</h2>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** Until somebody chooses: the sign that the Sun is crossing. */
const sunSignOf = ({ bodies }: DayAnswer): SignSlug =>
  (SIGN_FACTS[Math.floor((bodies.find(({ body }) => body === 'sun')?.lon_deg ?? 0) / 30)] ?? SIGN_FACTS[0])
    ?.slug as SignSlug;

function DayLinks({ day, which }: Pick<DayViewProps, 'day' | 'which'>) {
  return (
    <ul className="day-hero__days">
      {day.previous && (
        <li>
          <Link to={urlOf(addresses.archive, { day: day.previous.day })}>{day.previous.words}</Link>
        </li>
      )}
      <li>
        <Link to={addresses.daily.path} aria-current={which === 'today' ? 'page' : undefined}>
          Aujourd’hui
        </Link>
      </li>
      <li>
        <Link to={addresses.tomorrow.path} aria-current={which === 'tomorrow' ? 'page' : undefined}>
          Demain
        </Link>
      </li>
      {which === 'other' && day.next && (
        <li>
          <Link to={urlOf(addresses.archive, { day: day.next.day })}>{day.next.words}</Link>
        </li>
      )}
    </ul>
  );
}
