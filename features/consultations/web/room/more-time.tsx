import { formatEuros } from '@solelune/money';
import { useForm } from '@solelune/screen/form';
import { Button, buttonClass } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useState } from 'react';
import { extend } from '../../contract/room.ts';

const MINUTES = ['5', '10', '15', '20'] as const;

/** More time is always an act of the member, with a hold of its own; it is paid beside the room, which stays open meanwhile. */
export function MoreTime({
  id,
  centsPerMinute,
  isPressing,
}: {
  id: string;
  centsPerMinute: number;
  isPressing: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('10');
  const [order, setOrder] = useState<string | null>(null);
  const form = useForm(extend, { done: (answer) => setOrder(answer.order) });
  const sum = formatEuros(centsPerMinute * Number(minutes));
  const change = (open: boolean) => {
    setOpen(open);
    if (!open) setOrder(null);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} data-pressing={isPressing || undefined}>
        Ajouter du temps
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title="Ajouter du temps"
        description="La somme est retenue, pas débitée : ce qui ne sert pas revient à la fin. Rien ne s’ajoute sans vous."
        actions={
          order ? (
            <a
              className={buttonClass()}
              href={`/paiement/commande/${order}`}
              target="_blank"
              rel="noreferrer"
              onClick={() => change(false)}
            >
              Retenir {sum} dans un autre onglet
            </a>
          ) : (
            <Button loading={form.isBusy} onClick={() => void form.send({ id, minutes })}>
              Choisir {minutes} minutes, {sum} au plus
            </Button>
          )
        }
      >
        <SegmentedControl
          label="Combien de minutes"
          value={minutes}
          onValueChange={(value) => {
            setMinutes(value);
            setOrder(null);
          }}
          choices={MINUTES.map((value) => ({ value, label: `${value} min` }))}
        />
        {order && <p>Le salon reste ouvert : le temps s’ajoute dès que la somme est retenue.</p>}
        {form.message && <p role="alert">{form.message}</p>}
      </Dialog>
    </>
  );
}
