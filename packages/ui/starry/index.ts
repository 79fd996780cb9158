export { Starry, type StarryProps } from './starry.tsx';
