import { PlaceChoice } from '@solelune/locations/web/place-choice';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import { StarrySky } from '@solelune/ui/starry';
import type { fullMoon } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { MoonDisc } from '../drawings/moon-disc.tsx';
import { Roofs } from '../drawings/roofs.tsx';
import { useMoonOfPlace } from './use-moon-of-place.ts';
import './full-moon-page.css';

/** One full Moon: as she is seen, what she lights for each sign, a rite, the cycle that she closes. */
export default function FullMoonPage({ data: drawn }: PageProps<typeof fullMoon>) {
  const { moon: data, choice } = useMoonOfPlace(drawn);
  const { previous, next, opened } = data;
  return (
    <>
      <header className="full-moon on-night">
        <StarrySky stars={150} seed={33} />
        <div className="page full-moon__columns">
          <div>
            <Crumbs
              way={[{ name: 'Astrologie', path: '/astrologie-et-horoscope' }, { name: 'Pleine Lune' }]}
              link={Link}
            />
            <p className="full-moon__when">{`${data.date_words}, ${data.hour_words}`}</p>
            <h1>
              Pleine Lune <em>{`en ${data.sign_name}`}</em>
            </h1>
            <div dangerouslySetInnerHTML={{ __html: data.light }} />
            <dl className="full-moon__facts">
              <div>
                <dt>Pleine à</dt>
                <dd>{data.hour_words}</dd>
              </div>
              <div>
                <dt>Degré</dt>
                <dd>{data.position_words}</dd>
              </div>
              {data.facts.map(({ name, value }) => (
                <div key={`${name} ${value}`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {data.eclipse_words && (
                <div>
                  <dt>Ce soir-là</dt>
                  <dd>{data.eclipse_words}</dd>
                </div>
              )}
            </dl>
            <p className="full-moon__do">
              <a className={buttonClass({ tone: 'gold' })} href={data.calendar} download>
                Ajouter à mon agenda
              </a>
            </p>
          </div>
          <figure>
            <MoonDisc disc={data.disc} size={420} />
            <figcaption>
              {data.disc_words}
              {data.seen_from && <span>{data.seen_from.words}</span>}
              <PlaceChoice {...choice} />
            </figcaption>
          </figure>
        </div>
        <Roofs />
      </header>
      <section className="page full-moon__signs" aria-labelledby="pleine-lune-signes">
        <h2 id="pleine-lune-signes">Ce qu’elle éclaire pour vous</h2>
        <ul>
          {data.signs.map(({ key, slug, name, house_words, html }) => (
            <li key={key} id={slug}>
              <SignMedallion sign={key} size={72} />
              <div>
                <h3>{name}</h3>
                <small>{house_words}</small>
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="full-moon__band">
        <div className="page full-moon__two">
          <section>
            <h2>Un rite simple</h2>
            <div dangerouslySetInnerHTML={{ __html: data.rite }} />
          </section>
          <section>
            <h2>Le cycle qu’elle ferme</h2>
            {opened.date_words && <p className="full-moon__opened">{`${opened.words}, ${opened.date_words}`}</p>}
            <div dangerouslySetInnerHTML={{ __html: data.cycle }} />
          </section>
        </div>
      </div>
      <section className="page full-moon__coming" aria-labelledby="pleines-lunes">
        <h2 id="pleines-lunes">Les prochaines</h2>
        <ul>
          {data.coming.map(({ day, date_words, sign, sign_name, is_eclipse }) => (
            <li key={day} data-here={day === data.day || undefined}>
              <Link to={urlOf(addresses.fullMoonOf, { day })} aria-current={day === data.day ? 'true' : undefined}>
                <SignMedallion sign={sign} size={62} />
                <b>{date_words}</b>
                <small>{is_eclipse ? `en ${sign_name}, éclipse` : `en ${sign_name}`}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {data.introduction && (
        <section className="page full-moon__about">
          <div dangerouslySetInnerHTML={{ __html: data.introduction.lead }} />
          {data.introduction.sections.map(({ key, title, html }) => (
            <section key={key}>
              <h2>{title}</h2>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </section>
      )}
      <nav className="page full-moon__others" aria-label="Autres pleines Lunes">
        {previous && <Link to={urlOf(addresses.fullMoonOf, { day: previous.day })}>{previous.words}</Link>}
        {next && <Link to={urlOf(addresses.fullMoonOf, { day: next.day })}>{next.words}</Link>}
      </nav>
    </>
  );
}
