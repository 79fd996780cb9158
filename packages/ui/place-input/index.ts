export { type PlaceChoice, PlaceInput, type PlaceInputProps, type PlaceSearch } from './place-input.tsx';
