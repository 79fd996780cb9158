import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dayWords, shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { Link } from '@solelune/screen/navigation';
import { InstantText } from '@solelune/ui/instant-text';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { AdvisorPageData } from '../../contract.ts';
import './next-slots.css';

interface NextSlotsProps {
  slots: AdvisorPageData['slots'];
  timeZone: string;
  name: string;
}

/** The next hours that can be booked, on the reader's clock; theirs is said too where it differs. */
export function NextSlots({ slots, timeZone, name }: NextSlotsProps) {
  const zone = useReaderZone();
  return (
    <section id="heures" className="advisor-section">
      <h2>Réserver une heure</h2>
      {slots.length === 0 ? (
        <p className="advisor-section__note">{name} n’a pas d’heure libre dans les semaines qui viennent.</p>
      ) : (
        <>
          <p className="advisor-section__note">Annulable jusqu’à la dernière minute, remboursée aussitôt en Soleils.</p>
          <ul className="next-slots">
            {slots.map(({ startsAt, durationMinutes, address }) => {
              const theirs = momentIn(timeZone, startsAt);
              const isElsewhere = shortHourWords(theirs) !== shortHourWords(momentIn(zone, startsAt));
              return (
                <li key={startsAt}>
                  <Link to={address}>
                    <InstantText at={startsAt} words={(moment) => `${weekdayWords(moment)} ${dayWords(moment)}`} />
                    <b>
                      <InstantText at={startsAt} words={shortHourWords} />
                    </b>
                    <small>
                      {durationMinutes} min{isElsewhere ? `, ${shortHourWords(theirs)} chez ${name}` : ''}
                    </small>
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
