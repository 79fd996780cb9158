export interface BenchRoom {
  id: string;
  /** The member's and the advisor's. */
  tokens: [string, string];
}

export interface Weight {
  rss: number;
  /** Of the heap and beside it, after everything that can be forgotten was. */
  used: number;
  cpu: NodeJS.CpuUsage;
  /** How late the process came to what was due, at its 99th percentile since it was last weighed. */
  lagMs: number;
}

/** What the clients found. */
export interface Found {
  sent: number;
  refused: number;
  /** From the moment it was to be sent to the moment the other had it, each, in milliseconds; of those that never came, how long they had been under way at the end. */
  delays: number[];
  lost: number;
  doubled: number;
  disordered: number;
  cpu: NodeJS.CpuUsage;
  lagMs: number;
}
