import { formatEuros } from '@solelune/money';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { RadioGroup } from '@solelune/ui/radio-group';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { type OrderToPay, orderPay } from '../contract.ts';
import { Refusal } from './refusal.tsx';
import { cardWords } from './words.ts';

const NEW_CARD = 'new';

interface Props {
  data: OrderToPay;
  /** Nothing more to do at the bank: the page of the order says how it went. */
  onDone: (id: string) => void;
}

/** What the law wants ticked, with what, and the button that obliges to pay: it says so, with the sum. */
export function PayForm({ data, onDone }: Props) {
  const { order, consents, cards } = data;
  const [means, setMeans] = useState<string>(cards[0]?.id ?? NEW_CARD);
  const [isLeaving, setLeaving] = useState(false);
  const isDraft = order.status === 'draft';
  const { props, problems, refusal, isBusy } = useForm(orderPay, {
    read: (form: FormData) => ({
      id: order.id,
      way: means === NEW_CARD ? ('checkout' as const) : ('saved' as const),
      card: means === NEW_CARD ? undefined : means,
      keep_card: form.get('keep_card') === '1',
      coupon: String(form.get('coupon') ?? ''),
      use_suns: form.get('use_suns') === '1',
      consents: consents
        .map(({ name }) => name)
        .filter((name) => form.get(name) === '1')
        .join(','),
    }),
    done: ({ address }) => {
      if (address === null) return onDone(order.id);
      // The card page is the bank's: this one is left for it.
      setLeaving(true);
      location.assign(address);
    },
  });
  return (
    <Card as="form" className="pay-form" {...props}>
      {cards.length > 0 && (
        <RadioGroup
          label="Payer avec"
          value={means}
          onValueChange={setMeans}
          choices={[
            ...cards.map((card) => ({
              value: card.id,
              label: cardWords(card),
              hint: `Expire en ${card.expires.slice(5)}/${card.expires.slice(0, 4)}`,
            })),
            { value: NEW_CARD, label: 'Une autre carte' },
          ]}
        />
      )}
      {isDraft && data.takes_coupon && (
        <TextInput
          label="Code de réduction"
          name="coupon"
          maxLength={32}
          autoComplete="off"
          error={problems['coupon'] ?? null}
        />
      )}
      {isDraft && data.suns > 0 && <Checkbox label="Utiliser mes Soleils d’abord" name="use_suns" value="1" />}
      {isDraft &&
        consents.map(({ name, words }) => (
          <Checkbox key={name} label={words} name={name} value="1" error={problems[name] ?? null} />
        ))}
      {means === NEW_CARD && (
        <Checkbox
          label="Garder cette carte pour la prochaine fois"
          hint="Elle est gardée par la banque, et se retire à tout moment dans vos achats."
          name="keep_card"
          value="1"
        />
      )}
      <Refusal>{refusal}</Refusal>
      <Button type="submit" wide size="l" loading={isBusy || isLeaving}>
        Commander et payer {formatEuros(order.status === 'draft' ? order.price_cents : order.card_cents)}
      </Button>
      <p className="pay-form__note">Commande avec obligation de paiement.</p>
    </Card>
  );
}
