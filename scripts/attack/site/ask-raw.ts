import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export const openRaw = (address: string): Socket => {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname);
};

/** Sends bytes that need be no HTTP, and gives all that comes back until the server hangs up, or '' when it never does. */
export async function askRaw(address: string, bytes: string, patienceMs = 4_000): Promise<string> {
  const socket = openRaw(address);
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.write(bytes);
  return text(socket).catch(() => '');
}
