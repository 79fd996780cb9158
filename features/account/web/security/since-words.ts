const FORMAT = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "hier", "il y a 3 heures", "à l’instant". */
export function sinceWords(thenMs: number, nowMs: number): string {
  const elapsedMs = Math.max(0, nowMs - thenMs);
  for (const [unit, lengthMs] of STEPS) {
    if (elapsedMs >= lengthMs) return FORMAT.format(-Math.floor(elapsedMs / lengthMs), unit);
  }
  return 'à l’instant';
}
