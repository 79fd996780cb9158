export { Keywords } from './keywords.tsx';
