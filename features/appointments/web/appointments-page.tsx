import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { EmptyState } from '@solelune/ui/empty-state';
import { PageTitle, SectionTitle } from '@solelune/ui/page-title';
import type { appointment } from '../contract.ts';
import { EmptyCalendarPicture } from './empty-calendar-picture.tsx';
import { NextCard } from './next-card.tsx';
import { PastList } from './past-list.tsx';
import './appointments-page.css';

export default function AppointmentsPage({ data: { upcoming, past } }: PageProps<typeof appointment>) {
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
                <NextCard appointment={one} isNext={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="appointments-past">
          <SectionTitle id="appointments-past">Passés</SectionTitle>
          <PastList appointments={past} />
        </section>
      )}
    </div>
  );
}
