/** How one telephone stands, in the house's own words. */
export type LegState = 'ringing' | 'answered' | 'busy' | 'no-answer' | 'unreachable' | 'hung-up';

export interface Leg {
  state: LegState;
  /** Whether the line is still open: a mailbox that picked up holds one, and is nobody. */
  isOpen: boolean;
  /** When it was answered and when it was over, as the provider's clock says. */
  answeredAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}

interface Ringing {
  to: string;
  /** The conference that both are led into: nobody else knows its name. */
  conference: string;
  /** What is said to who picks up. */
  greeting: string;
}

/** The number is none that can be called. */
export class NumberRefused extends Error {
  override name = 'NumberRefused';
}

/** What the house asks of a telephone company. */
export interface PhoneProvider {
  /** Gives the leg's number at the provider; throws `NumberRefused` where it will never ring. */
  ring(asked: Ringing): Promise<string>;
  look(sid: string): Promise<Leg>;
  /** Which legs are in the conference at this moment. */
  present(conference: string): Promise<string[]>;
  hangUp(sid: string): Promise<void>;
}
