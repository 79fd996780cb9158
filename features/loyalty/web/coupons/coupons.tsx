import type { Rewardpoint } from '../../contract.ts';
import { CodeForm } from './code-form.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import './coupons.css';

interface Props {
  coupons: Rewardpoint['coupons'];
  onChange: (data: Rewardpoint) => void;
}

export function Coupons({ coupons, onChange }: Props) {
  return (
    <div className="coupons">
      {coupons.length > 0 ? (
        <ul className="coupons__list">
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <CouponTicket coupon={coupon} onChange={onChange} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="coupons__none">
          Pas de code en ce moment. Ceux que vous échangez contre des points et ceux que nous vous offrons viendront
          ici.
        </p>
      )}
      <CodeForm onChange={onChange} />
    </div>
  );
}
