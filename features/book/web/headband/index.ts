export { BookHeadband } from './headband.tsx';
