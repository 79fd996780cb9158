import type { PageProps } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { type MemberRecord, memberOpen } from '../contract.ts';
import { RecordView } from './record-view.tsx';

/** Nothing of the member is here before somebody has said why they look. */
export default function MemberPage({ params }: PageProps<undefined, { id: string }>) {
  const [record, setRecord] = useState<MemberRecord | null>(null);
  const [reason, setReason] = useState('');
  const { props, problems, refusal, isBusy, send } = useForm(memberOpen, {
    read: (form) => ({ id: params.id, reason: String(form.get('reason') ?? '').trim() }),
    done: (answer, asked) => {
      setReason(asked.reason);
      setRecord(answer);
    },
  });
  if (record) return <RecordView record={record} reason={reason} again={() => void send({ id: params.id, reason })} />;
  return (
    <div className="administration-page">
      <PageTitle lead="Dites pourquoi vous l’ouvrez : la raison reste au journal, avec votre nom. N’y écrivez rien de personnel sur le membre.">
        Fiche d’un membre
      </PageTitle>
      <form className="administration-form" {...props}>
        <TextInput label="Raison" name="reason" maxLength={200} error={problems['reason'] ?? null} autoComplete="off" />
        {refusal && <p role="alert">{refusal}</p>}
        <p>
          <Button type="submit" loading={isBusy}>
            Ouvrir la fiche
          </Button>
        </p>
      </form>
    </div>
  );
}
