import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { TextInput } from '@solelune/ui/text-input';
import { useRef, useState } from 'react';
import { addresses } from '../addresses.ts';
import { seasonProblem } from '../season.ts';
import { FormCard } from './form-card.tsx';
import './season-form.css';

const SUGGESTIONS = ['Éclaircie', 'Grand ménage', 'Attente', 'Récolte', 'Traversée'];

const themesUrl = (kw: string) => urlOf(addresses.universalThemes, { kw });

/** Asks for the word that names the present season. `initial` is what a refused address held. */
export function SeasonForm({ initial }: { initial?: string }) {
  const [word, setWord] = useState(initial ?? '');
  const [problem, setProblem] = useState(initial === undefined ? null : seasonProblem(initial));
  const field = useRef<HTMLInputElement>(null);
  const { navigate } = useApp();
  const submit = () => {
    const found = seasonProblem(word);
    setProblem(found);
    if (found) return field.current?.focus();
    navigate(themesUrl(word.trim()));
  };
  return (
    <FormCard
      question="Quel nom donneriez-vous à la saison que vous vivez&#8239;?"
      action="Noter mes huit domaines"
      note="Un mot, un prénom, une image. Il ne compte pas dans le calcul&nbsp;: il vous met en route."
      onSubmit={submit}
    >
      <TextInput
        ref={field}
        label="Un mot pour maintenant"
        name="kw"
        autoComplete="off"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        error={problem}
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
