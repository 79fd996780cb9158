/** A silent peer is asked every half minute, and dropped when it does not answer. */
const TURNS = 30;
const TURN_MS = 1_000;

interface Beating {
  beat(): void;
}

/** One timer for all sockets, which have their turns one after the other: nobody has a timer of their own, and not all are asked at once. */
export class Heartbeats {
  readonly #turns = Array.from({ length: TURNS }, () => new Set<Beating>());
  readonly #timer = setInterval(() => this.#next(), TURN_MS);
  #joined = 0;
  #turn = 0;

  join(beating: Beating): void {
    this.#turns[this.#joined++ % TURNS]?.add(beating);
  }

  leave(beating: Beating): void {
    for (const turn of this.#turns) if (turn.delete(beating)) return;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #next(): void {
    for (const beating of this.#turns[this.#turn++ % TURNS] ?? []) beating.beat();
  }
}
