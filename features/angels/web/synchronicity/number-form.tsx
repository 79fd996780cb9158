import { useAddressForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { FormCard } from '@solelune/ui/form-card';
import { NumberInput } from '@solelune/ui/number-input';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { numberForm, synchronicityUrl } from './number-address.ts';

const OFTEN_SEEN = [111, 222, 333, 444, 555, 777, 911];

/** Asks for the number that keeps coming back. */
export function NumberForm() {
  const { props, problems, given } = useAddressForm(numberForm, addresses.synchronicity.path);
  const [text, setText] = useState(given?.['number'] ?? '');
  return (
    <FormCard
      form={props}
      question="Quel nombre revient sans cesse&#8239;?"
      action="Lire ce nombre"
      note={
        <>
          Souvent vus&nbsp;:{' '}
          {OFTEN_SEEN.map((number, index) => (
            <span key={number}>
              {index > 0 && ', '}
              <Link to={synchronicityUrl(number)}>{number}</Link>
            </span>
          ))}
        </>
      }
    >
      <NumberInput
        label="De 1 à 999"
        name="number"
        maxLength={6}
        value={text}
        error={problems['number'] ?? null}
        onChange={(event) => setText(event.target.value)}
      />
    </FormCard>
  );
}
