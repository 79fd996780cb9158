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
}

/** What the clients found. */
export interface Found {
  sent: number;
  refused: number;
  /** From the moment it was sent to the moment the other had it, each, in milliseconds. */
  delays: number[];
  lost: number;
  doubled: number;
  disordered: number;
  cpu: NodeJS.CpuUsage;
}
