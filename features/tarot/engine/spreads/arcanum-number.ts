/** The arcana are 22: a greater sum is brought back by adding its figures. */
const LARGEST = 22;

const figuresOf = (number: number): number[] => Array.from(String(number), Number);
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Sum, then the sum of its figures, until it is the number of an arcanum. */
export function reducedToArcanum(sum: number): number[] {
  const steps = [sum];
  for (let last = sum; last > LARGEST; ) {
    last = sumOf(figuresOf(last));
    steps.push(last);
  }
  return steps;
}

/** All the figures of a date of birth added (`1992-01-06`: 28, then 10), and the figures of the result again where it has two (10: 1). */
export function birthNumber(isoDate: string) {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const figures = Array.from(day + month + year, Number);
  const steps = reducedToArcanum(sumOf(figures));
  const number = steps.at(-1) as number;
  return { figures, steps, number, second: number >= 10 ? sumOf(figuresOf(number)) : null };
}
