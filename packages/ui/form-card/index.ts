export { FormCard } from './form-card.tsx';
