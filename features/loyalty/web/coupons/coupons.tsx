import { CallError } from '@solelune/contract/client';
import { sentenceOf } from '@solelune/contract/errors';
import { useRef } from 'react';
import type { Rewardpoint } from '../../contract.ts';
import { useLoyaltyAccess } from '../loyalty-context.ts';
import { newRequestKey } from '../request-key.ts';
import { gainInWords } from '../words.ts';
import { CodeForm } from './code-form.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import './coupons.css';

interface Props {
  coupons: Rewardpoint['coupons'];
  onChange: (data: Rewardpoint) => void;
}

export function Coupons({ coupons, onChange }: Props) {
  const access = useLoyaltyAccess();
  // A code that is sent again after a cut is the same request.
  const keys = useRef(new Map<string, string>());

  const redeem = async (code: string): Promise<string | null> => {
    if (!access) return sentenceOf('unavailable');
    const key = keys.current.get(code) ?? newRequestKey();
    keys.current.set(code, key);
    try {
      const { received, ...data } = await access.redeem({ code, key });
      onChange(data);
      access.notify({
        variant: 'success',
        title: 'Code utilisé',
        message: `${gainInWords(received)} vous attendent dans votre espace.`,
      });
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) return sentenceOf('unknown');
      return error.fields.code ?? error.message;
    }
  };
  const useTicket = async (code: string) => {
    const refusal = await redeem(code);
    if (refusal) access?.notify({ variant: 'error', message: refusal });
  };

  return (
    <div className="coupons">
      {coupons.length > 0 ? (
        <ul className="coupons__list">
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <CouponTicket coupon={coupon} onUse={access ? ({ code }) => useTicket(code) : undefined} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="coupons__none">
          Pas de code en ce moment. Ceux que vous échangez contre des points et ceux que nous vous offrons viendront
          ici.
        </p>
      )}
      {access && <CodeForm onSend={redeem} />}
    </div>
  );
}
