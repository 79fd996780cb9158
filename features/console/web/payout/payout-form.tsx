import { isoMonthWords } from '@solelune/civil-time/words';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { type Payouts, payoutMake } from '../../contract/payouts.ts';

/** Once for a month: what it writes stays in the books. */
export function PayoutForm({ month, done }: { month: string; done: (answer: Payouts) => void }) {
  const { props, problems, refusal, isBusy } = useForm(payoutMake, {
    read: (data) => ({ month, pay_on: textOf(data, 'pay_on'), reason: textOf(data, 'reason').trim() }),
    done: (answer) => done(answer),
  });
  return (
    <form className="administration-form" {...props}>
      <TextInput label="La banque paiera le" type="date" name="pay_on" required error={problems['pay_on']} />
      <TextInput
        label="Raison"
        hint="Reste au journal"
        name="reason"
        required
        maxLength={200}
        autoComplete="off"
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p>
        <Button type="submit" loading={isBusy}>
          Verser {isoMonthWords(month)}
        </Button>
      </p>
    </form>
  );
}
