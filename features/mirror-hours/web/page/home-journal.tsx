import { counted } from '@solelune/french/counts';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { currentCheck } from '../../contract.ts';
import { addresses, elsewhere, JOURNAL_ID } from '../addresses.ts';
import { useDeviceRecords } from '../device/device-journal.ts';
import { JournalBoard } from '../journal/journal-board.tsx';
import { RecordForm } from '../journal/record-form.tsx';
import { useAccountNotes } from '../journal/use-account-notes.ts';
import { useDeviceJournal } from '../journal/use-device-journal.ts';
import './home-journal.css';

/** The journal on the public page: the visitor's own on this device, or a way to note for the member. */
export function HomeJournal({ now }: { now: number | null }) {
  const { user } = useApp();
  return (
    <section className="mirror-journal page" id={JOURNAL_ID} aria-labelledby="mirror-journal">
      {user ? <ForMember now={now} /> : <ForVisitor now={now} />}
    </section>
  );
}

function ForVisitor({ now }: { now: number | null }) {
  const journal = useDeviceJournal();
  return (
    <>
      <header>
        <h2 id="mirror-journal">Votre carnet</h2>
        <p>
          Il reste sur cet appareil et s’ouvre même sans réseau. Avec un compte, vous le retrouvez partout&nbsp;:{' '}
          <Link to={addresses.journal.path}>ouvrir mon carnet de membre</Link>. Ce que nous en gardons est dit dans la{' '}
          <Link to={elsewhere.confidentiality.path}>page de confidentialité</Link>.
        </p>
      </header>
      <JournalBoard journal={journal} now={now} />
    </>
  );
}

function ForMember({ now }: { now: number | null }) {
  const waiting = useDeviceRecords();
  const add = useAccountNotes(() => {});
  const { call } = useApp();
  const check = async () => (await call(currentCheck, {})).current_mirror_hour;
  return (
    <>
      <header>
        <h2 id="mirror-journal">Votre carnet</h2>
        <p>Ce que vous notez ici va dans votre compte.</p>
      </header>
      <div className="mirror-journal__member">
        <RecordForm {...{ now, check, add }} />
        <div>
          <p>
            {waiting.length > 0
              ? `${counted(waiting.length, 'heure attend', 'heures attendent')} le réseau sur cet appareil pour rejoindre votre compte.`
              : 'Votre heure miroir du moment, vos courbes et la part du hasard sont dans votre espace.'}
          </p>
          <Link className={buttonClass({ tone: 'quiet' })} to={addresses.journal.path}>
            Ouvrir mon carnet
          </Link>
        </div>
      </div>
    </>
  );
}
