import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { couponEnd, type PublicCoupon } from '../../contract/desk.ts';

interface Props {
  coupon: PublicCoupon;
  /** Null where it had not begun, and is gone. */
  done: (coupon: PublicCoupon | null) => void;
}

export function EndForm({ coupon, done }: Props) {
  const { props, problems, refusal, isBusy } = useForm(couponEnd, {
    read: (data) => ({ id: coupon.id, reason: textOf(data, 'reason').trim() }),
    done: ({ coupon: ended }) => done(ended),
  });
  return (
    <form className="administration-form" {...props}>
      <TextInput
        label={`Pourquoi terminer ${coupon.code}`}
        hint="Reste au journal"
        name="reason"
        required
        maxLength={200}
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p>
        <Button type="submit" loading={isBusy}>
          Terminer ce code
        </Button>
      </p>
    </form>
  );
}
