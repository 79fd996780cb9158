export { Eyebrow } from './eyebrow.tsx';
