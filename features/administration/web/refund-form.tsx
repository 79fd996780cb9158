import { formatEuros } from '@solelune/money';
import { refund } from '@solelune/payments/contract';
import { useForm } from '@solelune/screen/form';
import { AmountInput } from '@solelune/ui/amount-input';
import { Button } from '@solelune/ui/button';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import type { MemberRecord } from '../contract.ts';

type Order = MemberRecord['orders'][number];

/** What of an order goes back, where to, and why. Pressed twice, it is done once: the key is made with the form. */
export function RefundForm({ order, done }: { order: Order; done: () => void }) {
  const left = order.card_cents - order.refunded_cents;
  const [amount, setAmount] = useState<number | string>(left);
  const [key] = useState(() => crypto.randomUUID());
  const { props, problems, refusal, isBusy } = useForm(refund, {
    read: (form) => ({
      ...{ id: order.id, key, cents: Number(amount), note: String(form.get('note') ?? '').trim() },
      to: form.get('to') === 'suns' ? ('suns' as const) : ('card' as const),
    }),
    done,
  });
  return (
    <form className="administration-form" {...props} aria-label={`Rembourser ${order.label}`}>
      <h3>Rembourser « {order.label} »</h3>
      <AmountInput
        label="Montant"
        hint={`Au plus ${formatEuros(left)}`}
        value={amount}
        onValueChange={setAmount}
        minCents={1}
        maxCents={left}
        error={problems['cents'] ?? null}
      />
      <Select
        label="Vers"
        name="to"
        options={[
          { value: 'card', label: 'La carte' },
          { value: 'suns', label: 'Des Soleils, tout de suite' },
        ]}
      />
      <TextInput
        label="Raison du remboursement"
        name="note"
        maxLength={200}
        error={problems['note'] ?? null}
        autoComplete="off"
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p>
        <Button type="submit" loading={isBusy}>
          Rembourser {typeof amount === 'number' ? formatEuros(amount) : ''}
        </Button>
      </p>
    </form>
  );
}
