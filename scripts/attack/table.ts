import type { Result } from './run-cases.ts';

export const lineOf = ({ ending, severity, name, figure }: Result): string =>
  `${(ending === 'fell' ? 'FELL' : ending).padEnd(10)}${severity.padEnd(8)}${name.padEnd(22)}${figure}`;

/** What fell, and what is lost by it, after the table. */
export function summaryOf(results: readonly Result[]): string {
  const count = (ending: Result['ending']) => results.filter((result) => result.ending === ending).length;
  const lost = results.filter(({ ending }) => ending === 'fell').map(({ name, loss }) => `${name}: ${loss}`);
  return [`\n${count('held')} held, ${count('fell')} fell, ${count('not tried')} not tried`, ...lost].join('\n');
}
