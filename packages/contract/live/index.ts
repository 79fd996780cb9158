export { SocketClient } from './socket-client.ts';
