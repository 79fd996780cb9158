import { dateWords } from '@solelune/civil-time/words';
import { useAnswer } from '@solelune/screen/answer';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { bank, bankSave } from '../../contract/payouts.ts';

/** The account one is paid to; what is known of it is never shown whole again. */
export function BankForm() {
  const { answer } = useAnswer(bank, {});
  const [saved, setSaved] = useState<NonNullable<typeof answer>['bank']>(null);
  const known = saved ?? answer?.bank ?? null;
  const { props, problems, refusal, isBusy, done } = useForm(bankSave, {
    read: (data) => ({ holder: textOf(data, 'holder').trim(), iban: textOf(data, 'iban') }),
    done: ({ bank: now }) => {
      setSaved(now);
      props.ref.current?.reset();
      return 'Votre compte est changé. Un courrier vous le confirme.';
    },
  });
  return (
    <section className="administration-panel">
      <h2>Où vous êtes payé·e</h2>
      <p>
        {known ? (
          <>
            {known.holder}, <b>{known.shown}</b>, depuis le <InstantText at={known.changed_at} words={dateWords} />.
          </>
        ) : (
          'Vous n’avez pas encore donné de compte : ce qui vous est dû attend.'
        )}
      </p>
      <form className="administration-form" {...props}>
        <TextInput
          label="Titulaire du compte"
          name="holder"
          required
          maxLength={70}
          autoComplete="name"
          error={problems['holder']}
        />
        <TextInput
          label="IBAN"
          hint="D’un pays de la zone SEPA"
          name="iban"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problems['iban']}
        />
        {refusal && <p role="alert">{refusal}</p>}
        <p>
          <Button type="submit" tone="quiet" loading={isBusy}>
            {known ? 'Changer de compte' : 'Donner ce compte'}
          </Button>
        </p>
        <p role="status">{done}</p>
      </form>
    </section>
  );
}
