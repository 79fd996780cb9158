export { signCharter } from '../guards/charter.ts';
export { plantRoom } from './plant-room.ts';
export { type RoomsApp, startRoomsApp } from './rooms-app.ts';
export { sendAlone } from './send-alone.ts';
