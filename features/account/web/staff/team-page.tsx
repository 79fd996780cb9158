import { dateWords } from '@solelune/civil-time/words';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { type StaffList, staffLeave, staffList } from '../../contract.ts';
import { InviteForm } from './invite-form.tsx';
import { roleNames } from './role-names.ts';
import './staff.css';

type Person = StaffList['people'][number];

/** Who works here, who is invited, and the way in and out. */
export default function TeamPage({ data }: PageProps<typeof staffList>) {
  const { call, changePage } = useApp();
  const [shown, setShown] = useState(data);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const again = async () => {
    const list = await call(staffList, {});
    setShown(list);
    changePage(() => list);
  };
  return (
    <div className="administration-page">
      <PageTitle lead="Chacun entre par /entree-equipe, avec un second facteur. Réinviter une adresse lui en donne un nouveau.">
        Équipe
      </PageTitle>
      <section className="administration-panel">
        <h2>En poste</h2>
        <DataTable
          caption="En poste"
          hideCaption
          rows={shown.people}
          keyOf={({ id }) => id}
          empty="Personne encore."
          columns={[
            { head: 'Nom', isHead: true, cell: ({ firstname }) => firstname },
            { head: 'Adresse', cell: ({ email }) => email },
            { head: 'Rôles', cell: ({ roles }) => roleNames(roles) },
            {
              head: 'Second facteur',
              cell: ({ factor_since: since }) => (since ? <InstantText at={since} words={dateWords} /> : 'aucun'),
            },
            { head: 'Vu·e', cell: ({ last_visit_at: at }) => <InstantText at={at} words={dateWords} /> },
            {
              head: 'Départ',
              align: 'end',
              cell: (person) => (
                <Button
                  tone="quiet"
                  aria-label={`Retirer ses rôles à ${person.firstname}`}
                  onClick={() => setLeaving(person)}
                >
                  Retirer
                </Button>
              ),
            },
          ]}
        />
        {leaving && (
          <LeaveForm
            key={leaving.id}
            person={leaving}
            done={() => {
              setLeaving(null);
              void again();
            }}
          />
        )}
      </section>
      <section className="administration-panel">
        <h2>Inviter</h2>
        <InviteForm done={() => void again()} />
      </section>
      <section className="administration-panel">
        <h2>Invitations en attente</h2>
        <DataTable
          caption="Invitations en attente"
          hideCaption
          dense
          rows={shown.invitations}
          keyOf={({ email }) => email}
          empty="Aucune invitation n’attend."
          columns={[
            { head: 'Nom', isHead: true, cell: ({ firstname }) => firstname },
            { head: 'Adresse', cell: ({ email }) => email },
            { head: 'Rôles', cell: ({ roles }) => roleNames(roles) },
            { head: 'Jusqu’au', cell: ({ expires_at: at }) => <InstantText at={at} words={dateWords} /> },
          ]}
        />
      </section>
    </div>
  );
}

function LeaveForm({ person, done }: { person: Person; done: () => void }) {
  const { props, problems, refusal, isBusy } = useForm(staffLeave, {
    read: (data) => ({ id: person.id, reason: String(data.get('reason') ?? '').trim() }),
    done,
  });
  return (
    <form className="administration-form" {...props}>
      <TextInput
        label={`Pourquoi ${person.firstname} s’en va`}
        hint="Reste au journal : ne nommez personne"
        name="reason"
        required
        maxLength={200}
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" loading={isBusy}>
        Retirer ses rôles et fermer ses sessions
      </Button>
    </form>
  );
}
