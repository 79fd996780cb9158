import { RadioGroup } from '../radio-group/index.ts';
import type { PlaceChoice } from './place-input.tsx';

/** A place that was written and not chosen: it was looked for elsewhere, and these answer to it. */
export interface SoughtPlace<Place extends PlaceChoice = PlaceChoice> {
  text: string;
  matches: readonly Place[];
}

interface PlaceMatchesProps<Place extends PlaceChoice> {
  sought: SoughtPlace<Place>;
  name: string;
  value: string | null;
  onValueChange: (place: Place) => void;
}

/** For who could not choose while writing: the same list, to choose from. */
export function PlaceMatches<Place extends PlaceChoice>({
  sought: { text, matches },
  name,
  value,
  onValueChange,
}: PlaceMatchesProps<Place>) {
  return (
    <RadioGroup
      label={`Les lieux qui répondent à «\u00A0${text}\u00A0»`}
      name={name}
      value={value}
      choices={matches.map(({ id, label, detail }) => ({ value: String(id), label, hint: detail }))}
      onValueChange={(id) => {
        const chosen = matches.find((match) => String(match.id) === id);
        if (chosen) onValueChange(chosen);
      }}
    />
  );
}
