import { Link } from '@solelune/screen/navigation';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { InstantText } from '@solelune/ui/instant-text';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { Appointment } from '../contract.ts';
import { CardActions } from './card-actions.tsx';
import { ProposalNote } from './proposal-note.tsx';
import { meetingInWords, momentInWords, otherClockInWords, termsInWords } from './words.ts';
import './next-card.css';

interface Props {
  appointment: Appointment;
  isNext: boolean;
  onChanged: (changed: Appointment) => void;
}

/** An appointment to come: the advisor under an arch, the hour as its title. */
export function NextCard({ appointment, isNext, onChanged }: Props) {
  const { advisor, starts_at: startsAt, proposal } = appointment;
  const others = otherClockInWords(appointment, useReaderZone());
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
        {others && <p className="next-card__clock">{others}</p>}
        <p>
          <Link to={`/equipe/${advisor.slug}`}>{meetingInWords(appointment)}</Link>.
          <br />
          {termsInWords(appointment)}.
        </p>
      </div>
      <div className="next-card__foot">
        {proposal && <ProposalNote {...{ appointment, proposal, onChanged }} />}
        <CardActions {...{ appointment, onChanged }} />
      </div>
    </article>
  );
}
