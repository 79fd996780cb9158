import { Portrait } from '@solelune/advisors/web/portrait';
import { advised } from '@solelune/appointments/contract';
import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { hourWords, longDateWords, shortHourWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { useCallback, useEffect, useState } from 'react';
import { questionsAsked } from '../../contract/question.ts';
import { type QueueData, queue, queueChannel } from '../../contract/queue.ts';
import { WAY_WORDS } from '../../words/labels.ts';
import { addresses } from '../addresses.ts';
import { CharterReminder } from '../guards/charter-reminder.tsx';
import { DayBar } from './day-bar.tsx';
import { type Appointment, Appointments, Letters } from './day-list.tsx';
import { Lamp } from './lamp.tsx';
import { Past } from './past.tsx';
import { Requests } from './requests.tsx';
import { RingHere } from './ring-here.tsx';
import { isSameDay } from './same-day.ts';
import { useChime } from './use-chime.ts';
import { useLease } from './use-lease.ts';
import './console-page.css';

/** The advisor's day: their lamp, who asks, what is promised, what was. The console that stays open is what makes them available. */
export default function ConsolePage({ data }: PageProps<typeof queue>) {
  const { shown, ask } = useQueue(data);
  useLease();
  useChime(shown.waiting);
  const { answer: agenda } = useAnswer(advised, {});
  const { answer: letters } = useAnswer(questionsAsked, {});
  const appointments = agenda?.appointments ?? null;
  return (
    <div className="administration-page today">
      <header className="today__sky">
        <Portrait picture={shown.advisor.picture} name={shown.advisor.name} shape="niche" />
        <Hello shown={shown} appointments={appointments ?? []} lettersCount={dueCount(letters)} />
        <Lamp advisorId={shown.advisor.id} />
        <DayBar past={shown.past} appointments={appointments ?? []} now={shown.now} />
      </header>
      <CharterReminder />
      <div className="today__two">
        <div>
          <Requests waiting={shown.waiting} onAnswered={ask} isBusy={shown.open.length > 0} />
          <RingHere pushKey={shown.push_key} />
          <Open open={shown.open} />
        </div>
        <div>
          <Appointments all={appointments} now={shown.now} />
          <Letters questions={letters?.questions ?? null} now={shown.now} />
        </div>
      </div>
      <Past past={shown.past} />
    </div>
  );
}

const dueCount = (letters: { questions: readonly { due_at: string | null }[] } | null) =>
  letters?.questions.filter(({ due_at }) => due_at !== null).length ?? 0;

function useQueue(data: QueueData) {
  const { call } = useApp();
  const [shown, setShown] = useState(data);
  const { state } = useChannel(queueChannel, {});
  const said = JSON.stringify(state);
  const ask = useCallback(() => void call(queue, {}).then(setShown, () => {}), [call]);
  useEffect(() => {
    if (said !== 'null') ask();
  }, [said, ask]);
  return { shown, ask };
}

interface HelloProps {
  shown: QueueData;
  appointments: readonly Appointment[];
  lettersCount: number;
}

const EVENING_HOUR = 18;

function Hello({ shown: { advisor, waiting, past, now }, appointments, lettersCount }: HelloProps) {
  const zone = useReaderZone();
  const moment = momentIn(zone, now);
  const held = past.filter((one) => one.cents !== null && one.requested_at && isSameDay(zone, one.requested_at, now));
  const next = appointments.find(
    (one) => one.status === 'booked' && one.starts_at > now && isSameDay(zone, one.starts_at, now),
  );
  return (
    <div className="today__hello">
      <p className="today__when">
        {longDateWords(moment)}, {hourWords(moment)}
      </p>
      <h1>
        {moment.hour >= EVENING_HOUR ? 'Bonsoir' : 'Bonjour'} <em>{advisor.name}</em>
      </h1>
      <p>
        {waiting.length > 0
          ? `${counted(waiting.length, 'personne attend', 'personnes attendent')} votre réponse.`
          : 'Personne n’attend pour le moment.'}
        {next &&
          ` Votre prochain rendez-vous est à ${shortHourWords(momentIn(zone, next.starts_at))}, avec ${next.firstname}.`}
      </p>
      <dl>
        <Figure name="Consultations, aujourd’hui">{held.length}</Figure>
        <Figure name="Payé par les membres">
          {formatEuros(held.reduce((sum, { cents }) => sum + (cents ?? 0), 0))}
        </Figure>
        <Figure name="Lettres attendues">{lettersCount}</Figure>
      </dl>
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Open = ({ open }: Pick<QueueData, 'open'>) =>
  open.length > 0 && (
    <section aria-label="En cours">
      <h2>En cours</h2>
      {open.map((one) => (
        <article key={one.id} className="today__asks" data-open>
          <h3>{one.other.name}</h3>
          <p>{WAY_WORDS[one.way]}</p>
          <div>
            <Link className={buttonClass()} to={urlOf(addresses.consoleRoom, { id: one.id })}>
              Rejoindre le salon
            </Link>
          </div>
        </article>
      ))}
    </section>
  );
