import { reasonOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import type { Rewardpoint } from '../../contract.ts';
import { couponNote, couponTerm, gainOf } from '../words.ts';
import { useRedeem } from './use-redeem.ts';
import './coupon-ticket.css';

type Coupon = Rewardpoint['coupons'][number];

interface Props {
  coupon: Coupon;
  onChange: (data: Rewardpoint) => void;
}

/** A ticket with its stub: what it gives above the perforation, its code below. */
export function CouponTicket({ coupon, onChange }: Props) {
  const { toast } = useApp();
  const { send, isBusy } = useRedeem({
    onChange,
    refused: (error) => toast({ variant: 'error', message: reasonOfError(error) }),
  });
  return (
    <article className="coupon-ticket" data-spent={coupon.state !== 'usable' || undefined}>
      <div className="coupon-ticket__body">
        <h3>{gainOf(coupon)}</h3>
        <p>{couponNote(coupon)}</p>
      </div>
      <div className="coupon-ticket__stub">
        <div>
          <code>{coupon.code}</code>
          <small>{couponTerm(coupon)}</small>
        </div>
        {coupon.state === 'usable' &&
          (coupon.kind === 'percent' ? (
            <CopyButton code={coupon.code} />
          ) : (
            <Button tone="ink" loading={isBusy} onClick={() => void send({ code: coupon.code })}>
              Utiliser
            </Button>
          ))}
      </div>
    </article>
  );
}

function CopyButton({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // The browser does not allow it: the code stands beside the button, to be copied by hand.
    }
  };
  return (
    <Button tone="ink" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copié' : 'Copier'}</span>
    </Button>
  );
}
