import { CallError } from '@solelune/contract/client';
import { sentenceOf } from '@solelune/contract/errors';
import { useApp } from '@solelune/screen/app';
import { useRef } from 'react';
import { type Rewardpoint, rewardpointRedeem } from '../../contract.ts';
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
  const { call, toast } = useApp();
  // A code that is sent again after a cut is the same request.
  const keys = useRef(new Map<string, string>());

  const redeem = async (code: string): Promise<string | null> => {
    const key = keys.current.get(code) ?? newRequestKey();
    keys.current.set(code, key);
    try {
      const { received, ...data } = await call(rewardpointRedeem, { code, key });
      onChange(data);
      toast({
        variant: 'success',
        title: 'Code utilisé',
        message: `${gainInWords(received)} vous attendent dans votre espace.`,
      });
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) return sentenceOf('unknown');
      return error.fields.code ?? error.sentence;
    }
  };
  const useTicket = async (code: string) => {
    const refusal = await redeem(code);
    if (refusal) toast({ variant: 'error', message: refusal });
  };

  return (
    <div className="coupons">
      {coupons.length > 0 ? (
        <ul className="coupons__list">
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <CouponTicket coupon={coupon} onUse={({ code }) => useTicket(code)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="coupons__none">
          Pas de code en ce moment. Ceux que vous échangez contre des points et ceux que nous vous offrons viendront
          ici.
        </p>
      )}
      <CodeForm onSend={redeem} />
    </div>
  );
}
