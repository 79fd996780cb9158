import { useAddressForm } from '@solelune/screen/form';
import { FormCard } from '@solelune/ui/form-card';
import { Select } from '@solelune/ui/select';
import { useState } from 'react';
import { ANGELS } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { ritualForm } from './ritual-address.ts';

/** Asks which angel is called. */
export function RitualForm() {
  const { props, problems, given, judge } = useAddressForm(ritualForm, addresses.ritual.path);
  const [slug, setSlug] = useState(given?.['angel'] ?? '');
  return (
    <FormCard
      form={props}
      question="Quel ange appelez-vous&#8239;?"
      action="Préparer le rituel"
      note="Vos prochains moments seront calculés à l’heure où vous êtes."
    >
      <Select
        label="L’ange"
        name="angel"
        value={slug}
        placeholder="Choisir parmi les 72"
        error={problems['angel'] ?? null}
        onChange={(event) => {
          setSlug(event.target.value);
          judge({ angel: event.target.value });
        }}
        options={ANGELS.map(({ number, name, slug: value }) => ({ value, label: `${number}. ${name}` }))}
      />
    </FormCard>
  );
}
