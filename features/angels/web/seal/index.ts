export { GreatSeal } from './great-seal.tsx';
export { Seal, SealDefs } from './seal.tsx';
