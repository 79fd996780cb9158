export { WheelCardMaker } from './wheel-card-maker.tsx';
