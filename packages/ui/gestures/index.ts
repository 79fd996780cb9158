export { GESTURE, type SwipeDirection } from './gesture-machine.ts';
export { type GestureHandlers, useGestures } from './use-gestures.ts';
