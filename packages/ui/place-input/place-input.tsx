import { byCount } from '@solelune/french/counts';
import { useCallback } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../combobox/index.ts';
import { pinGlyph } from '../icon/index.ts';
import { PlaceMatches, type SoughtPlace } from './place-matches.tsx';
import { frenchCount, frenchLatitude } from './place-words.ts';

/** A birth place as a search gives it. */
export interface PlaceChoice {
  id: string | number;
  label: string;
  /** "Seine-Saint-Denis (93), France": what tells two towns of one name apart. */
  detail?: string;
  /** North is positive. */
  latitudeDeg?: number;
}

export type PlaceSearch<Place extends PlaceChoice = PlaceChoice> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Place[]>;

export interface PlaceInputProps<Place extends PlaceChoice = PlaceChoice>
  extends Omit<ComboboxProps<Place & ComboboxOption>, 'search' | 'onValueChange' | 'summary' | 'glyph' | 'typed'> {
  /** Must keep its identity between renders. */
  search: PlaceSearch<Place>;
  onValueChange: (place: Place | null) => void;
  /** What came back of a form that was sent without a choice. */
  sought?: SoughtPlace<Place> | undefined;
}

/** A form that is sent has what was written under `name`, what was chosen under `name_id`, and what was written then under `name_label`. */
export function PlaceInput<Place extends PlaceChoice>({ search, sought, ...rest }: PlaceInputProps<Place>) {
  const { name, value, onValueChange } = rest;
  const find = useCallback(
    async (query: string, signal: AbortSignal) =>
      (await search(query, signal)).map((place) => ({ ...place, aside: frenchLatitude(place.latitudeDeg) })),
    [search],
  );
  const isAmongMatches = sought?.matches.some(({ id }) => id === value?.id);
  return (
    <>
      <Combobox {...rest} typed={sought?.text} search={find} glyph={pinGlyph} summary={summary} />
      {name && <input type="hidden" name={`${name}_label`} value={value?.label ?? sought?.text ?? ''} />}
      {name && value && !isAmongMatches && <input type="hidden" name={`${name}_id`} value={value.id} />}
      {name && sought && sought.matches.length > 0 && (
        <PlaceMatches
          sought={sought}
          name={`${name}_id`}
          value={value && String(value.id)}
          onValueChange={onValueChange}
        />
      )}
    </>
  );
}

function summary(count: number): string {
  const places = `${frenchCount(count)} ${byCount(count, 'lieu', 'lieux')}.`;
  return `${places} Précisez le département ou le pays si le vôtre manque.`;
}
