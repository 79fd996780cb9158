export { type LiveOf, PENDING } from './followed.ts';
export { SocketClient, type Watched } from './socket-client.ts';
