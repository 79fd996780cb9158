export type ErrorSide = 'server' | 'browser';

/** How often something broke since it was last asked, in this process; what broke is in the log. */
export interface ErrorTally {
  count(side: ErrorSide, times?: number): void;
  /** What was counted, and begins anew. */
  take(): ReadonlyMap<ErrorSide, number>;
}

export function openErrorTally(): ErrorTally {
  let counted = new Map<ErrorSide, number>();
  return {
    count: (side, times = 1) => void counted.set(side, (counted.get(side) ?? 0) + times),
    take: () => {
      const taken = counted;
      counted = new Map();
      return taken;
    },
  };
}
