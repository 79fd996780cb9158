import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { orderQuote } from '../contract.ts';
import { rateWords } from '../engine/index.ts';

interface Props {
  orderId: string;
  /** What the order itself said of the code. */
  problem: string | null;
  /** What the code takes off, as soon as it is known; 0 when there is none. */
  onPercent: (percent: number) => void;
}

/** A code, and what it takes off before anything is ordered: the button says the sum that is left. */
export function CouponInput({ orderId, problem, onPercent }: Props) {
  const [code, setCode] = useState('');
  const { send, touch, problems, isBusy, done, refusal } = useForm(orderQuote, {
    done: ({ percent }) => {
      onPercent(percent);
      return `${rateWords(percent * 100)} de réduction.`;
    },
  });
  return (
    <TextInput
      label="Code de réduction"
      name="coupon"
      maxLength={32}
      autoComplete="off"
      value={code}
      onChange={(event) => {
        setCode(event.target.value);
        onPercent(0);
        touch();
      }}
      hint={done}
      error={problems['coupon'] ?? refusal ?? problem}
      end={
        <Button
          tone="quiet"
          loading={isBusy}
          onClick={() => void send({ id: orderId, coupon: code.trim(), use_suns: false })}
        >
          Appliquer
        </Button>
      }
    />
  );
}
