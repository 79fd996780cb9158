import { randomBytes } from 'node:crypto';

export const OVER = ['completed', 'busy', 'no-answer', 'failed', 'canceled'] as const;
type Over = (typeof OVER)[number];
type LegStatus = 'queued' | 'ringing' | 'in-progress' | Over;

/** One telephone that is rung. */
export interface Leg {
  sid: string;
  to: string;
  from: string;
  status: LegStatus;
  /** Which conference it is led into once it is answered. */
  conference: string;
  answeredBy: 'human' | 'machine_start' | null;
  createdAt: number;
  answeredAt: number | null;
  endedAt: number | null;
  statusUrl: string | null;
  conferenceUrl: string | null;
}

interface NewLeg extends Pick<Leg, 'to' | 'from' | 'conference' | 'statusUrl' | 'conferenceUrl'> {
  timeoutSeconds: number;
}

type Tell = (url: string, fields: Record<string, string>) => void;

const newSid = (kind: string) => `${kind}${randomBytes(16).toString('hex')}`;
export const isOver = (leg: Leg): boolean => OVER.includes(leg.status as Over);

/** The telephones of the sandbox: rung, answered, refused, hung up, by whoever presses their buttons. */
export class Exchange {
  readonly legs = new Map<string, Leg>();
  readonly #conferences = new Map<string, string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #tell: Tell;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  ring({ timeoutSeconds, ...asked }: NewLeg): Leg {
    const nobody = { answeredBy: null, createdAt: Date.now(), answeredAt: null, endedAt: null };
    const leg: Leg = { sid: newSid('CA'), status: 'queued', ...asked, ...nobody };
    this.legs.set(leg.sid, leg);
    this.#after(50, () => this.#become(leg, 'ringing'));
    this.#after(timeoutSeconds * 1000, () => {
      if (leg.status === 'ringing') this.#become(leg, 'no-answer');
    });
    return leg;
  }

  answer(leg: Leg, by: 'human' | 'machine_start' = 'human'): void {
    if (leg.status !== 'ringing') return;
    leg.answeredBy = by;
    leg.answeredAt = Date.now();
    this.#become(leg, 'in-progress');
    this.#tellConference(leg, 'participant-join');
  }

  refuse(leg: Leg, as: 'busy' | 'no-answer' | 'failed'): void {
    if (leg.status === 'ringing') this.#become(leg, as);
  }

  /** From either end: what was answered is over, what was not is given up. */
  hangUp(leg: Leg): void {
    if (isOver(leg)) return;
    const was = leg.status;
    this.#become(leg, was === 'in-progress' ? 'completed' : 'canceled');
    if (was === 'in-progress') this.#tellConference(leg, 'participant-leave');
  }

  /** Those who are in it now. */
  inConference = (name: string): Leg[] =>
    [...this.legs.values()].filter((leg) => leg.conference === name && leg.status === 'in-progress');

  conferenceSid(name: string): string {
    const known = this.#conferences.get(name) ?? newSid('CF');
    this.#conferences.set(name, known);
    return known;
  }

  conferenceNamed = (sid: string): string | undefined => [...this.#conferences].find(([, known]) => known === sid)?.[0];

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #become(leg: Leg, status: LegStatus): void {
    leg.status = status;
    if (isOver(leg)) leg.endedAt = Date.now();
    if (leg.statusUrl) this.#tell(leg.statusUrl, { CallSid: leg.sid, CallStatus: status, To: leg.to, From: leg.from });
  }

  #tellConference(leg: Leg, event: 'participant-join' | 'participant-leave'): void {
    if (!leg.conferenceUrl) return;
    const ConferenceSid = this.conferenceSid(leg.conference);
    const fields = { ConferenceSid, FriendlyName: leg.conference, CallSid: leg.sid };
    this.#tell(leg.conferenceUrl, { ...fields, StatusCallbackEvent: event });
  }

  #after(milliseconds: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
