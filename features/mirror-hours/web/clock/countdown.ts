const NBSP = '\u00a0';

/** Milliseconds → "12 min 05 s", "48 s", rounded up: zero is only said when it is there. */
export function countdownWords(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest}${NBSP}s`;
  return `${minutes}${NBSP}min ${String(rest).padStart(2, '0')}${NBSP}s`;
}
