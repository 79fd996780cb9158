import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { cardRemove, type PlannedCard } from '../../contract/desk.ts';
import { CardForm } from './card-form.tsx';
import { Previews } from './previews.tsx';
import './card-desk.css';

interface Props {
  /** Null for one that is not yet. */
  card: PlannedCard | null;
  saved: (card: PlannedCard, words: string) => void;
  removed: (id: number) => void;
}

/** A card's words and days, and beside them the card itself at both widths. */
export function CardDesk({ card, saved, removed }: Props) {
  // Each saving draws the previews anew.
  const [version, setVersion] = useState(0);
  return (
    <section className="administration-panel card-desk">
      <h2>{card ? `« ${card.title} »` : 'Nouvelle carte'}</h2>
      <CardForm
        card={card}
        done={(now, words) => {
          setVersion((former) => former + 1);
          saved(now, words);
        }}
      />
      {card && <Previews key={version} id={card.id} slot={card.slot} />}
      {card && <RemoveForm id={card.id} removed={removed} />}
    </section>
  );
}

function RemoveForm({ id, removed }: { id: number; removed: (id: number) => void }) {
  const { props, problems, refusal, isBusy } = useForm(cardRemove, {
    read: (data) => ({ id, reason: textOf(data, 'reason').trim() }),
    done: () => removed(id),
  });
  return (
    <form className="administration-form" {...props}>
      <h3>Retirer la carte</h3>
      <TextInput
        label="Pourquoi la retirer"
        hint="Reste au journal ; ses clics restent comptés"
        name="reason"
        required
        maxLength={200}
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p>
        <Button type="submit" tone="quiet" loading={isBusy}>
          Retirer cette carte
        </Button>
      </p>
    </form>
  );
}
