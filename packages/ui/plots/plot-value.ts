/** One thing that is counted. */
export interface PlotValue {
  /** As the table writes it; no two are the same. */
  name: string;
  value: number;
}

/** What every plot says beside its drawing. */
export interface PlotTexts {
  title: string;
  /** Of the table: what it counts, in one line. */
  caption: string;
  /** Of its two columns: what each line is, and what is counted. */
  head: readonly [what: string, count: string];
}
