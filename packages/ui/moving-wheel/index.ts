export type { Moving } from './moving-layer.tsx';
export type { MovingLink } from './moving-links.ts';
export { MovingWheel, type MovingWheelHandle } from './moving-wheel.tsx';
