import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { AngelCard, Fragment, Portrait } from '../../answer-schemas.ts';
import { angelOf } from '../../engine/index.ts';
import { angelUrl, ritualUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import './role-readings.css';

interface Reading {
  readonly angel: AngelCard;
  readonly role: Fragment;
  readonly portrait: Portrait;
}

/** What the guardian says of a character: its sections side by side, the first with a large letter. */
export function GuardianReading({ reading }: { reading: Reading }) {
  const { angel, role, portrait } = reading;
  return (
    <section className="angels-guardian page">
      <div className="angels-guardian__role">
        <h2>{role.title}</h2>
        <div dangerouslySetInnerHTML={{ __html: role.html }} />
        <p className="angels-actions">
          <Link className={buttonClass()} to={angelUrl(angel.slug)}>{`Le portrait de ${angel.name}`}</Link>
          <Link className={buttonClass({ tone: 'quiet' })} to={ritualUrl(angel.slug)}>
            Son rituel
          </Link>
        </p>
      </div>
      <div className="angels-guardian__texts">
        {portrait.sections.map(({ key, title, html }) => (
          <section key={key}>
            <h3>{title}</h3>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </section>
  );
}

/** The angel of the heart, or of the hour: its seal on one side, what it says on the other. */
export function RoleReading({
  reading,
  side,
  note,
}: {
  reading: Reading;
  side: 'left' | 'right';
  note: string | null;
}) {
  const { angel, role, portrait } = reading;
  return (
    <section className="angels-role page" data-side={side}>
      <div className="angels-role__seal">
        <Seal angel={angelOf(angel.number)} />
        <p>{role.title}</p>
        <h2>
          <Link to={angelUrl(angel.slug)}>{angel.name}</Link>
        </h2>
        <p className="angels-role__epithet">{angel.epithet}</p>
      </div>
      <div className="angels-role__texts">
        <div className="angels-role__what" dangerouslySetInnerHTML={{ __html: role.html }} />
        {portrait.sections.map(({ key, title, html }) => (
          <section key={key}>
            <h3>{title}</h3>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
        {note && <p className="angels-role__note">{note}</p>}
      </div>
    </section>
  );
}
