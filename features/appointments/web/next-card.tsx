import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { InstantText } from '@solelune/ui/instant-text';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import type { Appointment } from '../contract.ts';
import { meetingInWords, momentInWords, termsInWords } from './words.ts';
import './next-card.css';

/** An appointment to come: the advisor under an arch, the hour as its title. */
export function NextCard({ appointment, isNext }: { appointment: Appointment; isNext: boolean }) {
  const { advisor, starts_at: startsAt } = appointment;
  return (
    <article className="next-card">
      <div className="next-card__arch" aria-hidden="true">
        {advisor.picture ? (
          <img src={advisor.picture} alt="" width={138} height={192} decoding="async" />
        ) : (
          <span>{advisor.display_name.charAt(0)}</span>
        )}
      </div>
      <div className="next-card__words">
        {isNext && <Eyebrow>Prochain rendez-vous</Eyebrow>}
        <h3>
          <InstantText at={startsAt} words={momentInWords} />
        </h3>
        <p>
          {meetingInWords(appointment)}.
          <br />
          {termsInWords(appointment)}.
        </p>
        <Link className={buttonClass({ tone: 'quiet' })} to={`/equipe/${advisor.slug}`}>
          Voir sa page
          <VisuallyHidden> : {advisor.display_name}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
