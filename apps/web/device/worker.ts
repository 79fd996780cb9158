/** The worker that computes on the device: it asks for its own files, never for an answer. */
import { type Device, openDevice } from './open-device.ts';
import { type Asked, DEVICE_CACHE, PIECES_ADDRESS, type Pieces, type Said } from './pieces.ts';

let device: Promise<Device> | undefined;

async function kept(address: string): Promise<Response> {
  const found = await caches.match(address, { cacheName: DEVICE_CACHE });
  if (!found) throw new Error(`${address} is not kept on this device`);
  return found;
}

async function open(): Promise<Device> {
  const { data } = (await (await kept(PIECES_ADDRESS)).json()) as Pieces;
  return openDevice(async (name) => (await kept(data[name] ?? name)).arrayBuffer(), location.origin);
}

addEventListener('message', ({ data: { id, call, input } }: MessageEvent<Asked>) => {
  const say = (said: Omit<Said, 'id'>) => (postMessage as (message: Said) => void)({ id, ...said });
  device ??= open();
  device
    .then((opened) => opened.answer(call, input))
    .then(
      ({ status, body }) => say({ status, body }),
      (error: unknown) => {
        console.error(error);
        // Asked again, it is opened again.
        device = undefined;
        say({ status: 500, body: { code: 'internal' } });
      },
    );
});
