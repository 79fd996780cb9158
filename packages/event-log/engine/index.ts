/** What can happen: a kind, and what it says. `{ placed: { priceCents: number }; cancelled: object }`. */
export type EventOf<Events> = { [Kind in keyof Events & string]: { kind: Kind } & Events[Kind] }[keyof Events & string];

/** One event where it stands in its log: numbers begin at 1 and have no gap. */
export interface Logged<Event> {
  number: number;
  /** ISO instant. */
  at: string;
  event: Event;
}

/** What an event makes of the state, or null where it cannot happen. Pure: the instant is the event's own. */
export type Steps<State, Events> = {
  [Kind in keyof Events & string]: (state: State, event: { kind: Kind } & Events[Kind], at: string) => State | null;
};

export interface Log<State, Event> {
  start: State;
  /** Null: impossible here. */
  step(state: State, event: Event, at: string): State | null;
  /** The state after a log that was kept; one that its own steps refuse is damaged, and throws. */
  fold(entries: Iterable<Pick<Logged<Event>, 'event' | 'at'>>): State;
  /** The state after some more, or the first that cannot happen. */
  extend(state: State, events: Iterable<Event>, at: string): { state: State } | { impossible: Event };
}

/** Declares a log by what can happen in it. The same fold runs on the server (authority), in the browser and in a receipt (proof). */
export function defineLog<State, Events>(start: State, steps: Steps<State, Events>): Log<State, EventOf<Events>> {
  type Event = EventOf<Events>;
  const step = (state: State, event: Event, at: string): State | null => {
    // What an older or a newer program wrote and this one does not know cannot have happened here.
    const known = Object.hasOwn(steps, event.kind) ? steps[event.kind] : undefined;
    return known ? known(state, event as never, at) : null;
  };
  const extend = (state: State, events: Iterable<Event>, at: string): { state: State } | { impossible: Event } => {
    let current = state;
    for (const event of events) {
      const next = step(current, event, at);
      if (next === null) return { impossible: event };
      current = next;
    }
    return { state: current };
  };
  return {
    start,
    step,
    extend,
    fold: (entries) => {
      let state = start;
      for (const { event, at } of entries) {
        const next = step(state, event, at);
        if (next === null) throw new Error(`A kept log holds an impossible event: ${event.kind}`);
        state = next;
      }
      return state;
    },
  };
}
