import type { PageProps } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { useList } from '@solelune/screen/list';
import { Button } from '@solelune/ui/button';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { type AuditRow, audit, auditExport } from '../contract.ts';
import { addresses } from './addresses.ts';
import { ListFilter } from './list-filter.tsx';
import { deedWords, moment, roleWords } from './words.ts';

/** What staff did; each line carries the print of the one before. */
export default function AuditPage({ data, params }: PageProps<typeof audit>) {
  const { q, by } = params;
  const asked = { ...(q ? { q } : {}), ...(by ? { by: by as 'about' } : {}) };
  const list = useList(audit, asked, data);
  const { send, isBusy, message } = useForm(auditExport, { done: ({ address }) => location.assign(address) });
  return (
    <div className="administration-page">
      <PageTitle lead="Personne ne peut changer une ligne sans que la vérification le voie : chacune porte l’empreinte de la précédente.">
        Journal
      </PageTitle>
      <ListFilter
        path={addresses.audit.path}
        label="Numéro ou geste exact"
        choices={[
          { value: 'about', label: 'Sur qui ou sur quoi' },
          { value: 'actor', label: 'Par qui' },
          { value: 'deed', label: 'Geste' },
        ]}
        q={q}
        by={by}
      />
      <section className="administration-panel">
        <DataTable
          caption="Journal de l’équipe"
          hideCaption
          dense
          {...list}
          keyOf={({ number }: AuditRow) => number}
          empty="Aucune ligne."
          columns={[
            { head: 'Ligne', align: 'end', cell: ({ number }) => number },
            { head: 'Quand', cell: ({ at }) => <InstantText at={at} words={moment} /> },
            { head: 'Par', cell: ({ actor_name, actor, roles }) => `${actor_name ?? actor}, ${roleWords(roles)}` },
            { head: 'Geste', isHead: true, cell: ({ deed }) => deedWords(deed) },
            { head: 'Sur', cell: ({ about }) => <span className="administration-mono">{about}</span> },
            { head: 'Raison', cell: ({ reason }) => reason },
            { head: 'Empreinte', cell: ({ hash }) => <span className="administration-mono">{hash.slice(0, 10)}</span> },
          ]}
        />
      </section>
      <p>
        <Button tone="quiet" loading={isBusy} onClick={() => void send({ after: 0 })}>
          <Icon of={downloadGlyph} size={20} /> Exporter le journal
        </Button>{' '}
        <span role="status">{message}</span>
      </p>
    </div>
  );
}
