import { useCallback } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../combobox/index.ts';
import { pinGlyph } from '../icon/index.ts';
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
  extends Omit<ComboboxProps<Place & ComboboxOption>, 'search' | 'onValueChange' | 'summary' | 'glyph'> {
  /** Must keep its identity between renders. */
  search: PlaceSearch<Place>;
  onValueChange: (place: Place | null) => void;
}

export function PlaceInput<Place extends PlaceChoice>({ search, ...rest }: PlaceInputProps<Place>) {
  const find = useCallback(
    async (query: string, signal: AbortSignal) =>
      (await search(query, signal)).map((place) => ({ ...place, aside: frenchLatitude(place.latitudeDeg) })),
    [search],
  );
  return <Combobox {...rest} search={find} glyph={pinGlyph} summary={summary} />;
}

function summary(count: number): string {
  const places = `${frenchCount(count)} ${count > 1 ? 'lieux' : 'lieu'}.`;
  return `${places} Précisez le département ou le pays si le vôtre manque.`;
}
