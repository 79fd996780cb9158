import { formatEuros } from '@solelune/money';
import { useForm } from '@solelune/screen/form';
import { AmountInput } from '@solelune/ui/amount-input';
import { Button } from '@solelune/ui/button';
import { Select } from '@solelune/ui/select';
import { useState } from 'react';
import { type OwnPageData, ownPrices } from '../../contract/desk.ts';
import { PRICE_BOUNDS, WAYS, type Way, WRITTEN_DELAYS } from '../../engine/index.ts';
import { WAY_WORDS } from '../words.ts';

const HOURS_IN_A_DAY = 24;

/** A price for each way one works; an empty one is a way one does not. */
export function PriceForm({ first }: { first: OwnPageData['prices'] }) {
  const [prices, setPrices] = useState<Record<Way, number | string>>({
    ...{ phone: first.phone ?? '', chat: first.chat ?? '', written: first.written ?? '' },
  });
  const [delay, setDelay] = useState(String(first.written_delay_hours ?? 48));
  const { props, problems, refusal, isBusy, done, touch } = useForm(ownPrices, {
    read: () => ({ ...prices, written_delay_hours: prices.written === '' ? '' : delay }),
    done: () => 'Vos prix sont changés. Ce qui est déjà commencé garde le sien.',
  });
  const bounds = (way: Way) => PRICE_BOUNDS[way];
  return (
    <form className="administration-form" {...props}>
      {WAYS.map((way) => (
        <AmountInput
          key={way}
          label={`${WAY_WORDS[way].name}, ${WAY_WORDS[way].per}`}
          hint={`De ${/* begins with a figure */ formatEuros(bounds(way).from)} à ${formatEuros(bounds(way).to)} ; vide : ${WAY_WORDS[way].without}`}
          minCents={bounds(way).from}
          maxCents={bounds(way).to}
          value={prices[way]}
          onValueChange={(value) => {
            setPrices((former) => ({ ...former, [way]: value }));
            touch();
          }}
          error={problems[way]}
        />
      ))}
      {prices.written !== '' && (
        <Select
          label="Une lettre, promise sous"
          hint="Passé ce temps, elle est remboursée d’elle-même"
          value={delay}
          onChange={(event) => {
            setDelay(event.target.value);
            touch();
          }}
          options={WRITTEN_DELAYS.map((hours) => ({
            value: String(hours),
            label: hours === HOURS_IN_A_DAY ? '24 heures' : `${hours / HOURS_IN_A_DAY} jours`,
          }))}
          error={problems['written_delay_hours']}
        />
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" loading={isBusy}>
        Changer mes prix
      </Button>
      <p role="status">{done}</p>
    </form>
  );
}
