export { Starry, type StarryProps } from './starry.tsx';
export { StarrySky } from './starry-sky.tsx';
