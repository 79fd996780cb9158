/** One line of what a drill found out. */
export interface Figure {
  step: string;
  value: string;
}

export const tableOf = (figures: readonly Figure[]): string =>
  ['| step | measured |', '| --- | --- |', ...figures.map(({ step, value }) => `| ${step} | ${value} |`)].join('\n');

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
