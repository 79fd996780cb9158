import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { EmptyState } from '@solelune/ui/empty-state';
import { PageTitle, SectionTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import type { Appointment, appointment } from '../contract.ts';
import { EmptyCalendarPicture } from './empty-calendar-picture.tsx';
import { NextCard } from './next-card.tsx';
import { PastList } from './past-list.tsx';
import './appointments-page.css';

type Data = PageProps<typeof appointment>['data'];

/** One that changed: moved, answered, or gone to the past ones. */
function withChanged({ upcoming, past }: Data, changed: Appointment): Data {
  const others = upcoming.filter(({ id }) => id !== changed.id);
  if (changed.status !== 'booked')
    return { upcoming: others, past: [changed, ...past.filter(({ id }) => id !== changed.id)] };
  const all = [...others, changed].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  return { upcoming: all, past };
}

export default function AppointmentsPage({ data }: PageProps<typeof appointment>) {
  const { changePage } = useApp();
  const [{ upcoming, past }, setShown] = useState(data);
  const onChanged = (changed: Appointment) => {
    setShown((shown) => withChanged(shown, changed));
    changePage<Data>((kept) => withChanged(kept, changed));
  };
  const team = (
    <Link className={buttonClass()} to="/equipe">
      Voir l’équipe
    </Link>
  );
  return (
    <div className="appointments-page" data-universe="advisors">
      <PageTitle eyebrow="Mon espace">Rendez-vous</PageTitle>
      {upcoming.length === 0 ? (
        <EmptyState title="Aucun rendez-vous à venir" picture={<EmptyCalendarPicture />} action={team}>
          <p>Le jour où vous en prendrez un avec un conseiller, il sera ici, avec son heure, sa durée et son prix.</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="appointments-upcoming">
          <SectionTitle id="appointments-upcoming">À venir</SectionTitle>
          <ul className="appointments-page__next">
            {upcoming.map((one, index) => (
              <li key={one.id}>
                <NextCard appointment={one} isNext={index === 0} onChanged={onChanged} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="appointments-past">
          <SectionTitle id="appointments-past">Passés</SectionTitle>
          <PastList appointments={past} onChanged={onChanged} />
        </section>
      )}
    </div>
  );
}
