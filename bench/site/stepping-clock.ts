/** The clock of this process, which can be set wrong while it runs: as a machine's is when its time server lies, or when it was asleep. */
let aheadMs = 0;

export const setClockAhead = (ms: number): void => {
  aheadMs = ms;
};

/** Before anything else is read: what asks for the hour later asks here. Timers and durations go on, as they do on a machine whose clock is set. */
export function useSteppingClock(): void {
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  const realInstant = Temporal.Now.instant;
  const now = () => realNow() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  const instant = () => realInstant().add({ milliseconds: aheadMs });
  Object.defineProperties(Temporal.Now, {
    instant: { value: instant },
    zonedDateTimeISO: { value: (zone = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone) },
    plainDateISO: { value: (zone = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone).toPlainDate() },
  });
}
