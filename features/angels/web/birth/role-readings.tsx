import { de } from '@solelune/french/elision';
import { Link } from '@solelune/screen/navigation';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { Prose } from '@solelune/ui/prose';
import type { AngelCard, Fragment, Portrait } from '../../answer-schemas.ts';
import { SealCaption } from '../angel/seal-caption.tsx';
import { angelUrl, ritualUrl } from '../angel-urls.ts';
import '../two-columns.css';
import './role-readings.css';

interface Reading {
  readonly angel: AngelCard;
  readonly role: Fragment;
  readonly portrait: Portrait;
}

/** What the guardian says of a character, section after section, the first with a large letter. */
export function GuardianReading({ reading }: { reading: Reading }) {
  const { angel, role, portrait } = reading;
  return (
    <section className="angels-columns angels-guardian page">
      <div className="angels-guardian__role">
        <h2>{role.title}</h2>
        <div dangerouslySetInnerHTML={{ __html: role.html }} />
        <Actions>
          <Link className={buttonClass()} to={angelUrl(angel.slug)}>{`Le portrait ${de(angel.name)}`}</Link>
          <Link className={buttonClass({ tone: 'quiet' })} to={ritualUrl(angel.slug)}>
            Son rituel
          </Link>
        </Actions>
      </div>
      <div className="angels-guardian__texts">
        {portrait.sections.map(({ key, title, html }, index) => (
          <section key={key}>
            <h3>{title}</h3>
            <Prose opening={index === 0} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </section>
  );
}

interface RoleReadingProps {
  reading: Reading;
  side: 'left' | 'right';
  note: string | null;
}

/** The angel of the heart, or of the hour: its seal on one side, what it says on the other. */
export function RoleReading({ reading, side, note }: RoleReadingProps) {
  const { angel, role, portrait } = reading;
  return (
    <section className="angels-columns angels-role page" data-side={side}>
      <SealCaption angel={angel} label={role.title} />
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
