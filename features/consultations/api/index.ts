export { lastConsulted, roomFor } from './room/room.ts';
