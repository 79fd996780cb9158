import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { type ReceiptData, summarySave } from '../../contract/room.ts';

/** What remains of it: written by the advisor, read by the member. */
export function Summary({ data }: { data: ReceiptData }) {
  return data.side === 'advisor' ? <WriteSummary data={data} /> : <ReadSummary data={data} />;
}

function ReadSummary({ data }: { data: ReceiptData }) {
  return (
    <section className="receipt__card">
      <h2>Ce qu’il en reste</h2>
      {data.summary === null ? (
        <p>{data.other.name} peut vous laisser un mot ici. S’il vient, vous le trouverez à cette page.</p>
      ) : (
        <blockquote>{data.summary}</blockquote>
      )}
    </section>
  );
}

function WriteSummary({ data }: { data: ReceiptData }) {
  const [text, setText] = useState(data.summary ?? '');
  const { send, isBusy, message, done } = useForm(summarySave, { done: () => 'Le mot est gardé.' });
  return (
    <section className="receipt__card">
      <h2>Un mot pour {data.other.name}</h2>
      <Textarea
        label="Ce qu’il en reste"
        value={text}
        maxLength={2000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button loading={isBusy} onClick={() => void send({ id: data.id, text })}>
        Garder ce mot
      </Button>
      {(message ?? done) && <p role="status">{message ?? done}</p>}
    </section>
  );
}
