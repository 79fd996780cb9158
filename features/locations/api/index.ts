export { places } from './places.ts';
