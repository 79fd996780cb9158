import { de } from '@solelune/french/elision';
import { useApp } from '@solelune/screen/app';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { type MemberRecord, memberClose, memberExport, memberKeep } from '../contract.ts';

interface Props {
  member: MemberRecord['member'];
  /** Why the record was opened: what is done from it needs a reason of its own only where it weighs. */
  reason: string;
  again: () => void;
}

/** What is done for a member who asked for it: their data, the end of their account, or its keeping. */
export function HelpPanel({ member, reason, again }: Props) {
  const { user } = useApp();
  const [isClosing, setClosing] = useState(false);
  const isStaff = member.roles.length > 0;
  return (
    <section className="administration-panel">
      <h2>Aider ce membre</h2>
      {member.deletion_due_at ? (
        <Keep {...{ id: member.id, reason, dueAt: member.deletion_due_at, again }} />
      ) : isClosing ? (
        <CloseForm id={member.id} firstname={member.firstname} done={again} leave={() => setClosing(false)} />
      ) : (
        <p>
          <Button tone="quiet" disabled={isStaff} onClick={() => setClosing(true)}>
            Fermer son compte
          </Button>{' '}
          {isStaff && 'Une personne de l’équipe perd d’abord ses rôles.'}
        </p>
      )}
      {user?.permissions.includes('administration.member-data') && <TakeData id={member.id} />}
    </section>
  );
}

/** Asked for twice: a reason, and that the member was recognised. */
function CloseForm({
  id,
  firstname,
  done,
  leave,
}: {
  id: string;
  firstname: string;
  done: () => void;
  leave: () => void;
}) {
  const [isSure, setSure] = useState(false);
  const { props, problems, refusal, isBusy } = useForm(memberClose, {
    read: (form) => ({ id, reason: textOf(form, 'reason').trim() }),
    done,
  });
  return (
    <form className="administration-form" {...props} aria-label={`Fermer le compte ${de(firstname)}`}>
      <h3>Fermer le compte {de(firstname)}</h3>
      <p>
        Il sera effacé dans trente jours, Soleils compris. Une lettre le lui dit aussitôt, avec un lien qui garde le
        compte.
      </p>
      <TextInput label="Raison" name="reason" maxLength={200} error={problems['reason'] ?? null} autoComplete="off" />
      <Checkbox
        label="J’ai vérifié que la demande vient de ce membre"
        checked={isSure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p className="administration-buttons">
        <Button type="submit" loading={isBusy} disabled={!isSure}>
          Fermer le compte
        </Button>
        <Button tone="quiet" onClick={leave}>
          Ne pas fermer
        </Button>
      </p>
    </form>
  );
}

function Keep({ id, reason, dueAt, again }: { id: string; reason: string; dueAt: string; again: () => void }) {
  const { send, isBusy, message } = useForm(memberKeep, { done: again });
  return (
    <p>
      Ce compte sera effacé le <InstantText at={dueAt} />.{' '}
      <Button tone="quiet" loading={isBusy} onClick={() => void send({ id, reason })}>
        Garder le compte
      </Button>{' '}
      <span role="status">{message}</span>
    </p>
  );
}

/** The same file as the member's own button gives; they are told of it. */
function TakeData({ id }: { id: string }) {
  const { props, problems, refusal, isBusy, done } = useForm(memberExport, {
    read: (form) => ({ id, reason: textOf(form, 'why').trim() }),
    done: ({ address }) => {
      location.assign(address);
      return 'Le fichier est prêt, et une lettre le dit au membre.';
    },
  });
  return (
    <details className="administration-more">
      <summary>Prendre ses données pour lui</summary>
      <form className="administration-form" {...props} aria-label="Prendre ses données">
        <p>Tout ce que la maison garde de ce membre, messages compris. À ne remettre qu’à lui.</p>
        <TextInput label="Raison" name="why" maxLength={200} error={problems['reason'] ?? null} autoComplete="off" />
        {refusal && <p role="alert">{refusal}</p>}
        <p>
          <Button type="submit" tone="quiet" loading={isBusy}>
            <Icon of={downloadGlyph} size={20} /> Télécharger ses données
          </Button>{' '}
          <span role="status">{done}</span>
        </p>
      </form>
    </details>
  );
}
