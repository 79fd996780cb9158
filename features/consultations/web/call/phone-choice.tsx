import type { CallAnswer } from '@solelune/contract';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { phoneChoose, type phoneNumbers } from '../../contract/call.ts';

interface Choice {
  numbers: CallAnswer<typeof phoneNumbers> | null;
  changed(): Promise<void>;
}

const KINDS = { mobile: 'mobile', fixed: 'fixe' };

/** Which telephone rings: one of the profile's, or another. */
export function PhoneChoice({ numbers, changed }: Choice) {
  const own = numbers?.numbers ?? [];
  const [picked, setPicked] = useState<'mobile' | 'fixed' | 'other' | null>(null);
  const kind = picked ?? own[0]?.kind ?? 'other';
  const [number, setNumber] = useState('');
  const form = useForm(phoneChoose, {
    read: () => ({ kind, number }),
    input: (values) => (values.kind === 'other' ? { ...values, country: 'FR' } : { kind: values.kind }),
    done: () => changed(),
  });
  if (!numbers) return null;
  if (!numbers.is_open) return <p className="call-panel__text">Le téléphone n’est pas ouvert pour le moment.</p>;
  return (
    <form {...form.props} className="phone-choice">
      {numbers.chosen && <p className="call-panel__text">Nous ferons sonner votre {numbers.chosen}.</p>}
      <fieldset>
        <legend>Sur quel numéro ?</legend>
        {own.map((one) => (
          <Option key={one.kind} value={one.kind} checked={kind === one.kind} pick={setPicked}>
            {one.shown}
            <small>{KINDS[one.kind]}</small>
          </Option>
        ))}
        <Option value="other" checked={kind === 'other'} pick={setPicked}>
          {own.length === 0 ? 'Un numéro' : 'Un autre numéro'}
        </Option>
      </fieldset>
      {kind === 'other' && (
        <TextInput
          label="Numéro de téléphone"
          name="number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={number}
          error={form.problems['number'] ?? null}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
      {form.refusal && (
        <p className="call-panel__problem" role="alert">
          {form.refusal}
        </p>
      )}
      <Button type="submit" loading={form.isBusy}>
        Choisir ce téléphone
      </Button>
    </form>
  );
}

interface OptionProps {
  value: 'mobile' | 'fixed' | 'other';
  checked: boolean;
  pick(value: 'mobile' | 'fixed' | 'other'): void;
  children: React.ReactNode;
}

const Option = ({ value, checked, pick, children }: OptionProps) => (
  <label className="phone-choice__number">
    <input type="radio" name="kind" value={value} checked={checked} onChange={() => pick(value)} />
    {children}
  </label>
);
