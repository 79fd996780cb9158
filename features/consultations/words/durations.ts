const two = (value: number) => String(value).padStart(2, '0');

/** « 6 min 24 s »; under a minute, « 24 s ». */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${two(seconds % 60)} s`;
}

/** « 14 h 02 min 10 s », on somebody's clock. Zones differ by whole minutes: the second is everybody's. */
export const exactHourWords = ({ hour, minute }: { hour: number; minute: number }, atMs: number): string =>
  `${hour} h ${two(minute)} min ${two(Math.floor(atMs / 1000) % 60)} s`;
