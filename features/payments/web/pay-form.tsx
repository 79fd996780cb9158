import { formatEuros } from '@solelune/money';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { RadioGroup } from '@solelune/ui/radio-group';
import { formatSuns } from '@solelune/wallet/engine';
import { useState } from 'react';
import { type OrderToPay, orderPay } from '../contract.ts';
import { type Split, splitPrice } from '../engine/index.ts';
import { CouponInput } from './coupon-input.tsx';
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
  const [percentOff, setPercentOff] = useState(0);
  const [usesSuns, setUsesSuns] = useState(false);
  const isDraft = order.status === 'draft';
  const parts = splitPrice({
    ...{ priceCents: order.price_cents, percentOff, suns: usesSuns ? data.suns : 0 },
    sunValueCents: data.sun_value_cents,
  });
  const sum = isDraft ? parts.cardCents : order.card_cents;
  const { props, problems, refusal, isBusy } = useForm(orderPay, {
    read: (form: FormData) => ({
      id: order.id,
      way: means === NEW_CARD ? ('checkout' as const) : ('saved' as const),
      card: means === NEW_CARD ? undefined : means,
      keep_card: form.get('keep_card') === '1',
      coupon: String(form.get('coupon') ?? ''),
      use_suns: usesSuns,
      sum: isDraft ? sum : undefined,
      consents: consents
        .map(({ name }) => name)
        .filter((name) => form.get(name) === '1')
        .join(','),
    }),
    problems: ({ coupon }): Record<string, string> =>
      coupon.trim() && percentOff === 0 ? { coupon: 'Appliquez ce code, ou effacez-le' } : {},
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
        <CouponInput orderId={order.id} problem={problems['coupon'] ?? null} onPercent={setPercentOff} />
      )}
      {isDraft && data.suns > 0 && (
        <Checkbox
          label="Utiliser mes Soleils d’abord"
          hint={`Vous en avez ${formatSuns(data.suns)}.`}
          checked={usesSuns}
          onChange={(event) => setUsesSuns(event.target.checked)}
        />
      )}
      {isDraft && parts.cardCents !== order.price_cents && <Parts {...parts} />}
      {isDraft &&
        consents.map(({ name, words }) => (
          <Checkbox key={name} label={words} name={name} value="1" error={problems[name] ?? null} />
        ))}
      {means === NEW_CARD && sum > 0 && (
        <Checkbox
          label="Garder cette carte pour la prochaine fois"
          hint="Elle est gardée par la banque, et se retire à tout moment dans vos achats."
          name="keep_card"
          value="1"
        />
      )}
      <Refusal>{refusal}</Refusal>
      <Button type="submit" wide size="l" loading={isBusy || isLeaving}>
        Commander et payer {sum > 0 ? formatEuros(sum) : formatSuns(parts.suns)}
      </Button>
      <p className="pay-form__note">Commande avec obligation de paiement.</p>
    </Card>
  );
}

/** What takes off from the price, and what is left for the card. */
const Parts = ({ offCents, suns, sunsCents, cardCents }: Split) => (
  <dl className="payments-sum" aria-live="polite">
    {offCents > 0 && (
      <div>
        <dt>Réduction</dt>
        <dd>− {formatEuros(offCents)}</dd>
      </div>
    )}
    {suns > 0 && (
      <div>
        <dt>Payé avec {formatSuns(suns)}</dt>
        <dd>− {formatEuros(sunsCents)}</dd>
      </div>
    )}
    <div className="payments-sum__total">
      <dt>Reste par carte</dt>
      <dd>{formatEuros(cardCents)}</dd>
    </div>
  </dl>
);
