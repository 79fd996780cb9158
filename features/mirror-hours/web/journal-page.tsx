import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { PageTitle } from '@solelune/ui/page-title';
import type { recordsGet } from '../contract.ts';
import { addresses } from './addresses.ts';
import { NextHour } from './clock/next-hour.tsx';
import { useNow } from './clock/use-now.ts';
import { JournalBoard } from './journal/journal-board.tsx';
import { useAccountJournal } from './journal/use-account-journal.ts';

/** The member's journal, in their area. */
export default function MirrorJournalPage({ data }: PageProps<typeof recordsGet>) {
  const now = useNow();
  const journal = useAccountJournal(data);
  return (
    <>
      <PageTitle eyebrow="Mon espace" lead="Ce que l’horloge vous montre, et ce que cela dessine avec les semaines.">
        Mes heures miroirs
      </PageTitle>
      <NextHour now={now} />
      <h2 className="visually-hidden">Mon carnet</h2>
      <JournalBoard journal={journal} now={now} />
      <p>
        <Link to={addresses.home.path}>Lire les cinquante-deux heures</Link>
      </p>
    </>
  );
}
