import { type PageProps, urlOf } from '@solelune/screen';
import { useList } from '@solelune/screen/list';
import { Link } from '@solelune/screen/navigation';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { type MemberRow, members } from '../contract.ts';
import { addresses } from './addresses.ts';
import { ListFilter } from './list-filter.tsx';
import { roleWords } from './words.ts';

/** Who has an account. A record is opened on its own page, with a reason. */
export default function MembersPage({ data, params }: PageProps<typeof members>) {
  const { q, by } = params;
  const asked = { ...(q ? { q } : {}), ...(by ? { by: by as 'email' } : {}) };
  const list = useList(members, asked, data);
  return (
    <div className="administration-page">
      <PageTitle lead="Les derniers venus d’abord. Ouvrir une fiche demande une raison, qui reste au journal.">
        Membres
      </PageTitle>
      <ListFilter
        path={addresses.members.path}
        label="Commence par"
        choices={[
          { value: 'email', label: 'Adresse e-mail' },
          { value: 'firstname', label: 'Prénom' },
        ]}
        q={q}
        by={by}
      />
      <section className="administration-panel">
        <DataTable
          caption="Membres"
          hideCaption
          {...list}
          keyOf={({ id }: MemberRow) => id}
          empty="Personne ne répond à cette recherche."
          columns={[
            {
              head: 'Membre',
              isHead: true,
              cell: ({ id, firstname }) => <Link to={urlOf(addresses.member, { id })}>{firstname}</Link>,
            },
            { head: 'Adresse', cell: ({ email }) => email },
            { head: 'Confirmée', cell: ({ is_confirmed }) => (is_confirmed ? 'oui' : 'non') },
            { head: 'Rôles', cell: ({ roles }) => roleWords(roles) },
            { head: 'Depuis', cell: ({ created_at }) => <InstantText at={created_at} /> },
          ]}
        />
      </section>
    </div>
  );
}
