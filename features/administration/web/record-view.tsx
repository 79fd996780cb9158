import { figures } from '@solelune/french/figures';
import { formatEuros } from '@solelune/money';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { useState } from 'react';
import { letterResend, type MemberRecord } from '../contract.ts';
import { HelpPanel } from './help-panel.tsx';
import { RefundForm } from './refund-form.tsx';
import { LETTER_STATUS, moment, ORDER_STATUS, roleWords } from './words.ts';

interface Props {
  record: MemberRecord;
  reason: string;
  /** Reads the record again, under the same reason. */
  again: () => void;
}

/** The record, once it was opened: who they are here, what they bought, what was written to them. */
export function RecordView({ record: { member, orders, letters }, reason, again }: Props) {
  const [refunding, setRefunding] = useState<string | null>(null);
  const chosen = orders.find(({ id }) => id === refunding);
  return (
    <div className="administration-page">
      <PageTitle eyebrow="Fiche ouverte" lead={`Raison notée au journal : ${reason}`}>
        {member.firstname}
      </PageTitle>
      <section className="administration-panel">
        <h2>Compte</h2>
        <dl className="administration-facts">
          <Fact name="Adresse">
            {/* Where an address is cut when it is too long for its column. */}
            {member.email.split('@')[0]}
            <wbr />@{member.email.split('@')[1]}
          </Fact>
          <Fact name="Confirmée">{member.is_confirmed ? 'oui' : 'non'}</Fact>
          <Fact name="Membre depuis">
            <InstantText at={member.created_at} />
          </Fact>
          <Fact name="Dernière visite">
            <InstantText at={member.last_visit_at} />
          </Fact>
          <Fact name="Soleils">{figures(member.suns)}</Fact>
          <Fact name="Points">{figures(member.points)}</Fact>
          {member.roles.length > 0 && <Fact name="Rôles">{roleWords(member.roles)}</Fact>}
          {member.deletion_due_at && (
            <Fact name="Sera supprimé le">
              <InstantText at={member.deletion_due_at} />
            </Fact>
          )}
        </dl>
        {!member.is_confirmed && <Resend id={member.id} reason={reason} />}
      </section>
      <HelpPanel member={member} reason={reason} again={again} />
      <section className="administration-panel">
        <h2>Commandes</h2>
        <DataTable
          caption="Commandes"
          hideCaption
          rows={orders}
          keyOf={({ id }) => id}
          empty="Aucune commande."
          columns={[
            { head: 'Commande', isHead: true, cell: ({ label }) => label },
            { head: 'Passée', cell: ({ placed_at }) => <InstantText at={placed_at} words={moment} /> },
            { head: 'État', cell: ({ status }) => ORDER_STATUS[status] ?? status },
            { head: 'Prix', align: 'end', cell: ({ price_cents }) => formatEuros(price_cents) },
            { head: 'Remboursé', align: 'end', cell: ({ refunded_cents }) => formatEuros(refunded_cents) },
            {
              head: 'Aider',
              align: 'end',
              cell: ({ id, label, is_paid, card_cents, refunded_cents }) =>
                is_paid &&
                refunded_cents < card_cents && (
                  <Button tone="quiet" onClick={() => setRefunding(id)} aria-label={`Rembourser ${label}`}>
                    Rembourser
                  </Button>
                ),
            },
          ]}
        />
        {chosen && (
          <RefundForm
            key={chosen.id}
            order={chosen}
            done={() => {
              setRefunding(null);
              again();
            }}
          />
        )}
      </section>
      <section className="administration-panel">
        <h2>Derniers courriers</h2>
        <DataTable
          caption="Courriers"
          hideCaption
          dense
          rows={letters}
          keyOf={({ kind, at }) => `${kind} ${at}`}
          empty="Aucun courrier."
          columns={[
            { head: 'Lettre', isHead: true, cell: ({ kind }) => kind },
            { head: 'Écrite', cell: ({ at }) => <InstantText at={at} words={moment} /> },
            { head: 'État', cell: ({ status }) => LETTER_STATUS[status] ?? status },
          ]}
        />
      </section>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Resend({ id, reason }: { id: string; reason: string }) {
  const { send, isBusy, message, done } = useForm(letterResend, { done: () => 'La lettre est repartie.' });
  return (
    <p>
      <Button tone="quiet" loading={isBusy} onClick={() => void send({ id, reason })}>
        Renvoyer la lettre de confirmation
      </Button>{' '}
      <span role="status">{message ?? done}</span>
    </p>
  );
}
