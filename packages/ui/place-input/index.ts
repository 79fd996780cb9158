export { type PlaceChoice, PlaceInput, type PlaceInputProps, type PlaceSearch } from './place-input.tsx';
export type { SoughtPlace } from './place-matches.tsx';
