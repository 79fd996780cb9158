import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { DayAnswer, SignDay as SignDayAnswer, WitnessAnswer } from '../../answers/day.ts';
import { SkyDial } from '../drawings/sky-dial.tsx';
import { Proof } from './proof.tsx';
import { SkyOfSign } from './sky-of-sign.tsx';
import { Themes } from './themes.tsx';
import './sign-day.css';

type Note = { key: string; title: string; html: string; witness: WitnessAnswer };

/** A sign's day, its drawings only where it is shown: the tone, what the sky of all does there, nine themes, an hour to choose, a question to keep. */
export function SignDay({ day, sign, isShown }: { day: DayAnswer; sign: SignDayAnswer; isShown: boolean }) {
  const { event, weekday, slow, hour } = sign;
  const notes: Note[] = [
    ...(event ? [{ key: 'event', title: event.witness.title, ...event }] : []),
    ...(weekday ? [{ key: 'weekday', title: weekday.witness.title, ...weekday }] : []),
    ...(slow ? [{ key: 'slow', title: slow.witness.title, ...slow }] : []),
  ];
  return (
    <section id={sign.slug} className="sign-day" hidden={!isShown} aria-labelledby={`jour-${sign.slug}`}>
      <div className="page">
        <div className="sign-day__open">
          <figure>
            {isShown && <SkyOfSign reader={sign.key} bodies={day.bodies} />}
            <figcaption>{`Le ciel de midi vu du signe : votre signe à gauche, les maisons dans l’ordre.`}</figcaption>
          </figure>
          <div>
            <p className="sign-day__date">{day.date_words}</p>
            <h2 id={`jour-${sign.slug}`}>{sign.name}</h2>
            <p className="sign-day__house">{`La Lune passe votre ${sign.moon_house_words}.`}</p>
            <div className="sign-day__lead" dangerouslySetInnerHTML={{ __html: sign.opening }} />
          </div>
        </div>
        {notes.length > 0 && (
          <ul className="sign-day__notes">
            {notes.map(({ key, title, html, witness }) => (
              <li key={key}>
                <div>
                  <h3>{title}</h3>
                  <div dangerouslySetInnerHTML={{ __html: html }} />
                </div>
                <aside>
                  {isShown && <SkyDial reader={sign.key} witness={witness} size={132} />}
                  <div>
                    <p>{witness.words}</p>
                    <Proof of={witness.proof} />
                  </div>
                </aside>
              </li>
            ))}
          </ul>
        )}
        <div className="sign-day__limit">
          <div>
            <h3>Ce que cette page ne sait pas</h3>
            <p>
              Elle connaît votre signe solaire, rien d’autre. Lisez aussi celui de votre Ascendant : il place les
              maisons au plus près de votre vie.
            </p>
          </div>
          <Link className={buttonClass({ tone: 'quiet' })} to="/astrologie/calcul-ascendant">
            Calculer mon Ascendant
          </Link>
        </div>
      </div>
      <Themes sign={sign} isDrawn={isShown} />
      {hour && (
        <div className="page">
          <div className="sign-day__hour on-night">
            <p className="sign-day__hour-name">L’heure à choisir</p>
            <p className="sign-day__hour-time">{hour.hour_words}</p>
            <b>{hour.witness.title}</b>
            <div dangerouslySetInnerHTML={{ __html: hour.html }} />
            <Proof of={hour.witness.proof}>{hour.witness.words}</Proof>
          </div>
        </div>
      )}
      <div className="page sign-day__question" dangerouslySetInnerHTML={{ __html: sign.question }} />
    </section>
  );
}
