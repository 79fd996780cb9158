import { dayWords } from '@solelune/civil-time/words';
import { Link } from '@solelune/screen/navigation';
import type { ReactNode } from 'react';
import type { AngelCard, CurrentRegencies } from '../../answer-schemas.ts';
import type { Angel } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import { dateParts, minuteWords } from '../words/dates.ts';
import { reigningAt } from './reigning.ts';
import { useVisitorNow } from './use-visitor-now.ts';
import './moment-panel.css';

interface MomentPanelProps {
  current: CurrentRegencies;
  /** Cards of all angels: the visitor's clock may name any of them. */
  angels: readonly AngelCard[];
  title: string;
}

/** The three angels of this moment, on a panel of night; the third counts down its twenty minutes. The page draws SealDefs. */
export function MomentPanel({ current, angels, title }: MomentPanelProps) {
  const now = useVisitorNow();
  const { date, guardian, heart, spiritual, next, secondsLeft } = reigningAt(now, current);
  const hours = `${minuteWords(spiritual.minuteFrom)} – ${minuteWords(spiritual.minuteTo)}`;
  const epithetOf = ({ number }: Angel) => angels[number - 1]?.epithet ?? '';
  return (
    <section className="angels-moment on-night">
      <div className="page">
        <header>
          <h2>{title}</h2>
          <p>{`${dayWords(dateParts(date))}, ${now === null ? 'à l’heure de Paris' : 'à l’heure où vous êtes'}`}</p>
        </header>
        <div className="angels-moment__three">
          <Reigns
            title="Ange gardien du jour"
            angel={guardian}
            epithet={epithetOf(guardian)}
            note="Il veille sur les naissances de ces jours-ci."
          />
          <Reigns
            title="Ange du cœur"
            angel={heart}
            epithet={epithetOf(heart)}
            note="Il tient la vie affective pour la journée."
          />
          <Reigns title={`Ange de l’heure, ${hours}`} angel={spiritual} epithet={epithetOf(spiritual)}>
            <p className="angels-moment__count">
              <b role="timer" aria-label="Temps qui reste à l’ange de l’heure">
                {secondsLeft === null
                  ? '—'
                  : `${Math.floor(secondsLeft / 60)} min ${String(secondsLeft % 60).padStart(2, '0')} s`}
              </b>
              <span>
                puis <Link to={angelUrl(next.slug)}>{next.name}</Link>
              </span>
            </p>
            <span
              className="angels-moment__bar"
              style={{ '--left': secondsLeft === null ? 1 : Math.min(1, secondsLeft / 1200) }}
              aria-hidden="true"
            />
          </Reigns>
        </div>
      </div>
    </section>
  );
}

interface ReignsProps {
  title: string;
  angel: Angel;
  epithet: string;
  note?: string;
  children?: ReactNode;
}

function Reigns({ title, angel, epithet, note, children }: ReignsProps) {
  return (
    <article>
      <Link to={angelUrl(angel.slug)} aria-hidden="true" tabIndex={-1}>
        <Seal angel={angel} />
      </Link>
      <p className="angels-moment__role">{title}</p>
      <h3>
        <Link to={angelUrl(angel.slug)}>{angel.name}</Link>
      </h3>
      <p className="angels-moment__epithet">{epithet}</p>
      {note && <p className="angels-moment__note">{note}</p>}
      {children}
    </article>
  );
}
