import { useAddressForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { seasonForm, themesUrl } from '../season.ts';
import { FormCard } from './form-card.tsx';
import './season-form.css';

const SUGGESTIONS = ['Éclaircie', 'Grand ménage', 'Attente', 'Récolte', 'Traversée'];

/** Asks for the word that names the present season. `initial` is what a refused address held. */
export function SeasonForm({ initial }: { initial?: string }) {
  const answers = initial === undefined ? undefined : { kw: initial };
  const { props, problems, given } = useAddressForm(seasonForm, addresses.universal.path, { answers });
  const [word, setWord] = useState(given?.['kw'] ?? '');
  return (
    <FormCard
      form={props}
      question="Quel nom donneriez-vous à la saison que vous vivez&#8239;?"
      action="Noter mes huit domaines"
      note="Un mot, un prénom, une image. Il ne compte pas dans le calcul&nbsp;: il vous met en route."
    >
      <TextInput
        label="Un mot pour maintenant"
        name="kw"
        autoComplete="off"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        error={problems['kw'] ?? null}
      />
      <ul className="numerology-seasons">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <Link to={themesUrl(suggestion)}>{suggestion}</Link>
          </li>
        ))}
      </ul>
    </FormCard>
  );
}
