import type { Signal, SignalKind } from '../../contract/call.ts';

export type CallState =
  /** Nobody of the other side is there yet. */
  | 'waiting'
  | 'connecting'
  | 'connected'
  /** It was there and is not: the two look for another way by themselves. */
  | 'reconnecting'
  /** Another page of the same person took the call. */
  | 'elsewhere';

export interface SentSignal {
  kind: SignalKind;
  peer: string;
  to?: string;
  count: number;
  data?: string;
}

interface PeerCallOptions {
  side: 'member' | 'advisor';
  peer: string;
  configuration: RTCConfiguration;
  microphone: MediaStreamTrack;
  send(signal: SentSignal): Promise<void>;
  /** Something of `state` or `voice` changed. */
  changed(): void;
}

export interface NumberedSignal {
  number: number;
  payload: Signal;
}

/** Candidates come in a flock: they are told together. */
const TOGETHER_MS = 60;
/** A short dip mends itself; what lasts longer wants a new way. */
const MEND_MS = 2000;

/**
 * One page's end of a call between two browsers: perfect negotiation (https://w3c.github.io/webrtc-pc/#perfect-negotiation-example), the member
 * being the polite one. Who comes says hello, and hears only what was said after that; who was there already makes the offer.
 */
export class PeerCall {
  state: CallState = 'waiting';
  /** The other one's voice. */
  voice: MediaStream | null = null;
  readonly #options: PeerCallOptions;
  readonly #heard = new Map<string, number>();
  #connection: RTCPeerConnection | null = null;
  #other: string | null = null;
  #lastNumber = 0;
  #isIn = false;
  #isOffering = false;
  #ignoresOffer = false;
  #count = 0;
  #candidates: RTCIceCandidate[] = [];
  #mending: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: PeerCallOptions) {
    this.#options = options;
    this.#send('hello');
  }

  /** What the log holds by now, as often as it is looked at. */
  hear(entries: readonly NumberedSignal[]): void {
    for (const { number, payload } of entries) {
      if (number <= this.#lastNumber) continue;
      this.#lastNumber = number;
      this.#take(payload);
    }
  }

  /** The network changed, or the tab woke: look for a way at once instead of waiting until the old one is given up. */
  lookAgain(): void {
    if (this.#connection && this.state !== 'elsewhere') this.#connection.restartIce();
  }

  async useMicrophone(track: MediaStreamTrack): Promise<void> {
    for (const sender of this.#connection?.getSenders() ?? []) await sender.replaceTrack(track);
    this.#options.microphone = track;
  }

  stats = async (): Promise<RTCStatsReport | null> => (await this.#connection?.getStats()) ?? null;

  close(): void {
    if (this.#isClosed) return;
    if (this.state !== 'elsewhere') this.#send('bye');
    this.#isClosed = true;
    this.#drop();
  }

  #take(signal: Signal): void {
    const { side, peer, kind, to, count } = signal;
    if (peer === this.#options.peer) {
      if (kind === 'hello') this.#isIn = true;
      return;
    }
    if (!this.#isIn || this.#isClosed) return;
    if ((this.#heard.get(peer) ?? -1) >= count) return;
    this.#heard.set(peer, count);
    if (side === this.#options.side) {
      if (kind === 'hello') this.#leaveTo();
      return;
    }
    if (kind === 'hello') this.#meet(peer);
    else if (kind === 'bye' && peer === this.#other) this.#become('waiting', () => this.#drop());
    else if (to === this.#options.peer) this.#run(() => this.#negotiate(signal));
  }

  #leaveTo(): void {
    this.#drop();
    this.#become('elsewhere');
  }

  /** Somebody of the other side came, or came back: what was between us before is over. */
  #meet(peer: string): void {
    this.#drop();
    this.#other = peer;
    this.#become('connecting');
    this.#open();
  }

  #open(): RTCPeerConnection {
    const connection = new RTCPeerConnection(this.#options.configuration);
    this.#connection = connection;
    connection.addEventListener('negotiationneeded', () => this.#run(() => this.#offer(connection)));
    connection.addEventListener('icecandidate', ({ candidate }) => candidate && this.#tellCandidate(candidate));
    connection.addEventListener('connectionstatechange', () => this.#follow(connection));
    connection.addEventListener('track', ({ track, streams }) => {
      this.voice = streams[0] ?? new MediaStream([track]);
      this.#options.changed();
    });
    connection.addTrack(this.#options.microphone, new MediaStream([this.#options.microphone]));
    return connection;
  }

  async #offer(connection: RTCPeerConnection): Promise<void> {
    if (connection !== this.#connection) return;
    try {
      this.#isOffering = true;
      await connection.setLocalDescription();
      this.#tellDescription(connection);
    } finally {
      this.#isOffering = false;
    }
  }

  async #negotiate({ kind, peer, data }: Signal): Promise<void> {
    if (this.#other !== peer) {
      // The first word of who was there before us.
      this.#drop();
      this.#other = peer;
    }
    const connection = this.#connection ?? this.#open();
    if (this.state === 'waiting') this.#become('connecting');
    if (kind === 'candidates') {
      for (const candidate of JSON.parse(data) as RTCIceCandidateInit[])
        await connection.addIceCandidate(candidate).catch((error: unknown) => {
          if (!this.#ignoresOffer) throw error;
        });
      return;
    }
    const description = JSON.parse(data) as RTCSessionDescriptionInit;
    const collides = description.type === 'offer' && (this.#isOffering || connection.signalingState !== 'stable');
    this.#ignoresOffer = collides && this.#options.side === 'advisor';
    if (this.#ignoresOffer) return;
    await connection.setRemoteDescription(description);
    if (description.type !== 'offer') return;
    await connection.setLocalDescription();
    this.#tellDescription(connection);
  }

  #follow(connection: RTCPeerConnection): void {
    if (connection !== this.#connection) return;
    clearTimeout(this.#mending);
    const { connectionState } = connection;
    if (connectionState === 'connected') return this.#become('connected');
    if (connectionState !== 'disconnected' && connectionState !== 'failed') return;
    this.#become('reconnecting');
    const mend = () => {
      connection.restartIce();
      // Nobody may hear it: the network itself may be away. It is asked again until a way is found or the call ends.
      this.#mending = setTimeout(mend, MEND_MS * 3);
    };
    this.#mending = setTimeout(mend, connectionState === 'failed' ? 0 : MEND_MS);
  }

  #tellDescription(connection: RTCPeerConnection): void {
    if (connection === this.#connection && connection.localDescription)
      this.#send('description', JSON.stringify(connection.localDescription));
  }

  #tellCandidate(candidate: RTCIceCandidate): void {
    this.#candidates.push(candidate);
    if (this.#candidates.length > 1) return;
    setTimeout(() => {
      const told = this.#candidates.splice(0);
      if (!this.#isClosed && told.length > 0) this.#send('candidates', JSON.stringify(told));
    }, TOGETHER_MS);
  }

  #send(kind: SignalKind, data?: string): void {
    const { peer, send } = this.#options;
    const to = kind === 'hello' || kind === 'bye' || this.#other === null ? {} : { to: this.#other };
    void send({ kind, peer, ...to, count: this.#count++, ...(data === undefined ? {} : { data }) });
  }

  /** One after the other: descriptions and candidates are heard in the order in which they were said. */
  #run(step: () => Promise<void>): void {
    this.#work = this.#work.then(step).catch(() => {
      // What an old connection could not make sense of is over with it; a new way is looked for where it lasts.
      if (!this.#isClosed && this.state === 'connecting') this.lookAgain();
    });
  }

  #drop(): void {
    clearTimeout(this.#mending);
    this.#connection?.close();
    this.#connection = null;
    this.#other = null;
    this.#candidates = [];
    this.#isOffering = false;
    this.#ignoresOffer = false;
    this.voice = null;
  }

  #become(state: CallState, first: () => void = () => {}): void {
    first();
    this.state = state;
    this.#options.changed();
  }
}
