import type { Step } from './hours.repo.ts';

const ZONE = 'Europe/Paris';
const LENGTHS: Record<Step, number> = { hour: 24, day: 30, month: 12 };

interface Moments {
  since: Temporal.Instant;
  /** As what is counted names them (hours.repo.ts), the oldest first, the running one last. */
  keys: string[];
  /** As they are in France: « 2026-11-17T16 », « 2026-11-17 », « 2026-11 ». */
  shown: string[];
}

/** The last 24 hours, 30 days or 12 months, the running one among them. */
export function momentsOf(step: Step, now: Temporal.Instant): Moments {
  const back = Array.from({ length: LENGTHS[step] }, (_, index) => LENGTHS[step] - 1 - index);
  if (step === 'hour') {
    const running = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
    const hours = back.map((before) => running.subtract({ hours: before }));
    return {
      since: hours[0] ?? running,
      keys: hours.map((hour) => hour.toString().slice(0, 13)),
      shown: hours.map((hour) => hour.toZonedDateTimeISO(ZONE).toPlainDateTime().toString().slice(0, 13)),
    };
  }
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const days = back.map((before) =>
    step === 'day' ? today.subtract({ days: before }) : today.with({ day: 1 }).subtract({ months: before }),
  );
  const shown = days.map((day) => day.toString().slice(0, step === 'day' ? 10 : 7));
  return { since: (days[0] ?? today).toZonedDateTime(ZONE).toInstant(), keys: shown, shown };
}
