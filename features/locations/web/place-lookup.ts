import type { CallAnswer } from '@solelune/contract';
import { chosenIn, type Lookup, type Match, type SentForm } from '@solelune/screen/address-form';
import type { PlaceChoice, SoughtPlace } from '@solelune/ui/place-input';
import { locationSearch } from '../contract.ts';
import { type DevicePlace, devicePlaceAt } from './device-place.ts';

/** A place of the list as a field shows it, and as the device may keep it. */
export type FoundPlace = PlaceChoice & DevicePlace;

export const placesOf = ({ locations }: CallAnswer<typeof locationSearch>): FoundPlace[] =>
  locations.map((found) => ({
    ...devicePlaceAt(found),
    detail: found.departement ? undefined : found.country,
    latitudeDeg: found.location.lat,
  }));

/** For a form that is sent before its page is alive: the places that answer to what was written. */
export const placeLookup: Lookup = {
  call: locationSearch,
  input: (query) => ({ query }),
  matchesOf: (answer) =>
    placesOf(answer as CallAnswer<typeof locationSearch>).map(({ id, label, detail }) => ({ id, label, detail })),
  sentences: {
    unchosen: 'Choisissez un lieu dans la liste proposée',
    none: 'Aucun lieu ne répond à ce nom\u00A0: écrivez celui de la commune, ou de la grande ville la plus proche',
  },
};

/** A place that was written in a form and is still to be chosen. */
export function soughtIn(sent: SentForm | null, field: string): SoughtPlace<Match> | undefined {
  const text = sent?.answers[field];
  if (!sent || !text || chosenIn(sent.answers, field)) return undefined;
  return { text, matches: sent.matches[field] ?? [] };
}
