import { advised } from '@solelune/appointments/contract';
import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { shortHourWords } from '@solelune/civil-time/words';
import type { CallAnswer } from '@solelune/contract';
import { counted } from '@solelune/french/counts';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { questionsAsked } from '../../contract/question.ts';
import { addresses } from '../addresses.ts';
import { questionAddresses } from '../question/addresses.ts';
import { whenWords } from '../question/words.ts';
import { isSameDay } from './same-day.ts';

export type Appointment = CallAnswer<typeof advised>['appointments'][number];
type Question = CallAnswer<typeof questionsAsked>['questions'][number];

const WAYS: Record<Appointment['kind'], string> = { phone: 'téléphone', chat: 'tchat', written: 'lettre' };
const STATES: Record<Appointment['status'], string> = {
  ...{ booked: 'à venir', done: 'tenu', cancelled: 'annulé', missed: 'manqué' },
};

/** What the day holds, by its hours. */
export function Appointments({ all, now }: { all: readonly Appointment[] | null; now: string }) {
  const zone = useReaderZone();
  const today = (all ?? []).filter((one) => isSameDay(zone, one.starts_at, now));
  const next = (all ?? []).find((one) => one.status === 'booked' && one.starts_at > now && !today.includes(one));
  return (
    <section aria-label="Rendez-vous du jour">
      <h2>Aujourd’hui</h2>
      {all && today.length === 0 && <p className="today__none">Aucun rendez-vous aujourd’hui.</p>}
      {today.length > 0 && (
        <ul className="today__hours">
          {today.map((one) => (
            <li key={one.id} data-past={one.starts_at < now || undefined}>
              <time dateTime={one.starts_at}>{shortHourWords(momentIn(zone, one.starts_at))}</time>
              <span>
                <b>{one.firstname}</b>
                <small>
                  {WAYS[one.kind]}, {one.duration} min
                </small>
              </span>
              <small className="today__state" data-status={one.status}>
                {STATES[one.status]}
              </small>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="today__none">
          Le prochain ensuite : {next.firstname}, {whenWords(momentIn(zone, next.starts_at))}.
        </p>
      )}
    </section>
  );
}

const HOUR_MS = 3_600_000;
/** « il reste 3 heures », and how pressing that is. */
function leftOf(due: string, now: string): { words: string; isLate: boolean } {
  const left = Date.parse(due) - Date.parse(now);
  if (left <= 0) return { words: 'délai passé', isLate: true };
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.floor(left / 60_000);
  const words = hours > 0 ? counted(hours, 'heure', 'heures') : counted(minutes, 'minute', 'minutes');
  return { words: `reste ${words}`, isLate: hours < 3 };
}

/** Letters that are promised, the most pressing first. */
export function Letters({ questions, now }: { questions: readonly Question[] | null; now: string }) {
  const due = (questions ?? []).flatMap((one) => (one.due_at ? [{ ...one, due_at: one.due_at }] : []));
  return (
    <section aria-label="Lettres attendues">
      <h2>Lettres</h2>
      {questions && due.length === 0 && <p className="today__none">Aucune lettre n’est attendue de vous.</p>}
      {due.length > 0 && (
        <ul className="today__hours">
          {due.map((one) => {
            const { words, isLate } = leftOf(one.due_at, now);
            return (
              <li key={one.id}>
                <Ring due={one.due_at} asked={one.asked_at} now={now} isLate={isLate} />
                <span>
                  <Link to={urlOf(addresses.consoleQuestion, { id: one.id })}>{one.firstname}</Link>
                  <small>«&#160;{one.opening}&#160;»</small>
                </span>
                <small className="today__state" data-status={isLate ? 'missed' : undefined}>
                  {words}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <Link to={urlOf(questionAddresses.asked, {})}>Questions écrites</Link>
      </p>
    </section>
  );
}

const AROUND = 2 * Math.PI * 20;

/** What is left of the promised delay, as a ring. */
function Ring({ due, asked, now, isLate }: { due: string; asked: string; now: string; isLate: boolean }) {
  const whole = Math.max(1, Date.parse(due) - Date.parse(asked));
  const part = Math.min(1, Math.max(0, (Date.parse(due) - Date.parse(now)) / whole));
  return (
    <svg className="today__ring" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" />
      <circle cx="24" cy="24" r="20" data-late={isLate || undefined} strokeDasharray={`${part * AROUND} ${AROUND}`} />
    </svg>
  );
}
