import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { Page } from 'playwright-core';

const HERE = '127.0.0.1';

/**
 * The network between two browsers of one machine, for the sound of a call: each knows the other by a door of this process, behind which what arrives is
 * passed on. So it can be cut like a real one, which the tools of the browser cannot: they leave sound alone.
 */
export class Wire {
  readonly #doors = new Map<string, Promise<string>>();
  readonly #sockets: Socket[] = [];
  #isCut = false;

  cut(): void {
    this.#isCut = true;
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    for (const socket of this.#sockets.splice(0)) socket.close();
  }

  /** From now on the page reaches others through doors only. */
  async lead(page: Page): Promise<void> {
    await page.exposeFunction('throughDoor', (candidate: string) => this.#through(candidate));
    await page.addInitScript(useDoors);
  }

  /** The candidate with a door in the place of its address; nothing where it is none of this machine's own. */
  async #through(candidate: string): Promise<string> {
    const [foundation, component, protocol, priority, address, port, ...rest] = candidate.split(' ');
    if (protocol?.toLowerCase() !== 'udp' || address !== HERE || port === undefined) return '';
    const door = this.#doors.get(port) ?? this.#open(Number(port));
    this.#doors.set(port, door);
    return [foundation, component, protocol, priority, HERE, await door, ...rest].join(' ');
  }

  /** Each who knocks is passed on from a socket of their own, so that answers find back: as a router does it. */
  async #open(port: number): Promise<string> {
    const passers = new Map<number, Promise<Socket>>();
    const door = await this.#socket((bytes, from) => {
      const passer =
        passers.get(from) ?? this.#socket((answer) => this.#isCut || door.send(answer, from, HERE, ignored));
      passers.set(from, passer);
      void passer.then((own) => this.#isCut || own.send(bytes, port, HERE, ignored));
    });
    return String(door.address().port);
  }

  async #socket(hear: (bytes: Buffer, from: number) => void): Promise<Socket> {
    const socket = createSocket('udp4', (bytes, { port }) => hear(bytes, port));
    socket.on('error', ignored).bind(0, HERE);
    this.#sockets.push(socket);
    await once(socket, 'listening');
    return socket;
  }
}

/** A datagram that cannot be passed on is lost, as they are. */
const ignored = () => {};

/** In the page: what the other side tells of its addresses is led through doors, candidate by candidate. */
const useDoors = () => {
  const { throughDoor } = window as unknown as { throughDoor: (candidate: string) => Promise<string> };
  const Real = RTCPeerConnection;
  window.RTCPeerConnection = class extends Real {
    override async addIceCandidate(given?: RTCIceCandidateInit | null) {
      const candidate = given?.candidate ? await throughDoor(given.candidate) : '';
      if (candidate) await super.addIceCandidate({ ...given, candidate });
    }

    override setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit) {
      return super.setRemoteDescription({ type, sdp: sdp.replaceAll(/^a=candidate:.*\r\n/gm, '') });
    }
  };
};
