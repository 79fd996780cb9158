import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { NumberInput } from '@solelune/ui/number-input';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { couponIssue, type PublicCoupon } from '../../contract/desk.ts';
import { CODE_MAX_LENGTH, PUBLIC_CODE_BOUNDS } from '../../engine/index.ts';

const { least, most } = PUBLIC_CODE_BOUNDS;

/** A code that people can remember, what it gives, and for how long. */
export function IssueForm({ done }: { done: (coupon: PublicCoupon) => void }) {
  const [kind, setKind] = useState<'suns' | 'percent'>('suns');
  const { props, problems, refusal, isBusy } = useForm(couponIssue, {
    read: (data) => ({
      ...{ code: textOf(data, 'code'), kind, value: textOf(data, 'value').replaceAll(/\D/g, '') },
      ...{ first_day: textOf(data, 'first_day'), last_day: textOf(data, 'last_day') },
      reason: textOf(data, 'reason').trim(),
    }),
    done: ({ coupon }) => {
      props.ref.current?.reset();
      done(coupon);
    },
  });
  return (
    <form className="administration-form" {...props}>
      <TextInput
        label="Code"
        hint="Lettres et chiffres, sans accent : AUTOMNE26"
        name="code"
        required
        maxLength={CODE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problems['code']}
      />
      <Select
        label="Donne"
        value={kind}
        onChange={(event) => setKind(event.target.value === 'percent' ? 'percent' : 'suns')}
        options={[
          { value: 'suns', label: 'Des Soleils, tout de suite' },
          { value: 'percent', label: 'Une réduction sur une consultation' },
        ]}
        error={problems['kind']}
      />
      <NumberInput
        label={kind === 'suns' ? 'Soleils' : 'Réduction'}
        hint={`Entre ${least[kind]} et ${most[kind]}`}
        unit={kind === 'suns' ? 'Soleils' : '%'}
        name="value"
        required
        error={problems['value']}
      />
      <TextInput label="Du" hint="Vide : dès maintenant" type="date" name="first_day" error={problems['first_day']} />
      <TextInput label="Au" hint="Compris. Vide : sans fin" type="date" name="last_day" error={problems['last_day']} />
      <TextInput
        label="Raison"
        hint="Reste au journal : pour quoi, pour qui"
        name="reason"
        required
        maxLength={200}
        autoComplete="off"
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p>
        <Button type="submit" loading={isBusy}>
          Créer ce code
        </Button>
      </p>
    </form>
  );
}
