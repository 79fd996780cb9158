import { CallError, reasonOfError } from '@solelune/contract/client';
import type { App } from '@solelune/screen/app';
import { callSetup, callSignal } from '../../contract/call.ts';
import type { Side } from '../../engine/index.ts';
import { type MicrophoneProblem, NoMicrophone, openMicrophone } from './microphone.ts';
import { type CallState, type NumberedSignal, PeerCall, type SentSignal } from './peer-call.ts';
import { SignalQueue } from './signal-queue.ts';
import { isProof, packetsHeard } from './voice-proof.ts';

/** How this page's end of a call stands, as it is drawn. */
export interface CallStanding {
  state: CallState | 'outside' | 'asking';
  /** What is wrong with the microphone. */
  problem: MicrophoneProblem | null;
  /** Why the house would not let this page in. */
  refusal: string | null;
  microphone: MediaStreamTrack | null;
  voice: MediaStream | null;
  isMuted: boolean;
  /** The name of this page in the call; null as long as it is not in. */
  peer: string | null;
}

export const OUTSIDE: CallStanding = {
  ...{ state: 'outside', problem: null, refusal: null, microphone: null, voice: null, isMuted: false, peer: null },
};

const newPeer = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20);
/** Refused for good; anything else may be the network. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The microphone and the line of one page in one room. It outlives what is drawn of it, so it is followed as a store. */
export class CallSession {
  readonly #call: App['call'];
  readonly #id: string;
  readonly #side: Side;
  readonly #listeners = new Set<() => void>();
  #standing = OUTSIDE;
  #peer: PeerCall | null = null;
  #heardBefore = 0;
  /** Which coming in counts: who left while the browser still asked for the microphone does not come in. */
  #turn = 0;

  constructor(call: App['call'], id: string, side: Side) {
    this.#call = call;
    this.#id = id;
    this.#side = side;
  }

  standing = (): CallStanding => this.#standing;

  follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  join = async (deviceId?: string): Promise<void> => {
    const turn = ++this.#turn;
    this.#change({ state: 'asking', problem: null, refusal: null });
    let track: MediaStreamTrack | null = null;
    try {
      track = await openMicrophone(deviceId);
      const setup = await this.#call(callSetup, { id: this.#id });
      if (turn !== this.#turn) track.stop();
      else this.#open(track, configurationOf(setup));
    } catch (error) {
      track?.stop();
      if (turn === this.#turn) this.#change({ state: this.#peer?.state ?? 'outside', ...whyNot(error) });
    }
  };

  leave = (): void => {
    this.#turn += 1;
    this.#peer?.close();
    this.#peer = null;
    this.#standing.microphone?.stop();
    this.#change({ ...OUTSIDE, isMuted: this.#standing.isMuted });
  };

  mute = (isMuted: boolean): void => {
    if (this.#standing.microphone) this.#standing.microphone.enabled = !isMuted;
    this.#change({ isMuted });
  };

  /** Another microphone, without a gap: the line stays. */
  choose = async (deviceId?: string): Promise<void> => {
    const turn = this.#turn;
    try {
      const track = await openMicrophone(deviceId);
      if (turn !== this.#turn) return track.stop();
      await this.#peer?.useMicrophone(track);
      this.#take(track);
    } catch (error) {
      this.#change(whyNot(error));
    }
  };

  hear = (entries: readonly NumberedSignal[]): void => this.#peer?.hear(entries);

  lookAgain = (): void => this.#peer?.lookAgain();

  /** Whether the other's voice came since this was asked last. */
  hasHeard = async (): Promise<boolean> => {
    const peer = this.#peer;
    if (!peer) return false;
    const heard = packetsHeard(await peer.stats());
    const before = this.#heardBefore;
    this.#heardBefore = heard;
    return isProof(peer.state, before, heard);
  };

  #open(track: MediaStreamTrack, configuration: RTCConfiguration): void {
    this.#peer?.close();
    const name = newPeer();
    const queue = new SignalQueue<SentSignal>((sent) => this.#call(callSignal, { id: this.#id, ...sent }), isFinal);
    const peer: PeerCall = new PeerCall({
      ...{ side: this.#side, peer: name, configuration, microphone: track },
      send: (signal) => queue.push(signal),
      changed: () => {
        if (peer === this.#peer) this.#change({ state: peer.state, voice: peer.voice });
      },
    });
    this.#peer = peer;
    this.#heardBefore = 0;
    this.#take(track);
    this.#change({ state: peer.state, voice: null, peer: name });
  }

  /** From now on this is the voice that is sent. One that is pulled out is replaced by whatever the device has left. */
  #take(track: MediaStreamTrack): void {
    this.#standing.microphone?.stop();
    track.enabled = !this.#standing.isMuted;
    track.addEventListener('ended', () => {
      if (this.#standing.microphone === track) void this.choose();
    });
    this.#change({ microphone: track, problem: null });
  }

  #change(changed: Partial<CallStanding>): void {
    this.#standing = { ...this.#standing, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

const whyNot = (error: unknown): Pick<CallStanding, 'problem' | 'refusal'> =>
  error instanceof NoMicrophone
    ? { problem: error.problem, refusal: null }
    : { problem: null, refusal: reasonOfError(error) };

interface Setup {
  ice_servers: readonly { urls: string[]; username?: string | undefined; credential?: string | undefined }[];
  relay_only: boolean;
}

const configurationOf = ({ ice_servers, relay_only }: Setup): RTCConfiguration => ({
  iceServers: ice_servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  })),
  iceTransportPolicy: relay_only ? 'relay' : 'all',
});
