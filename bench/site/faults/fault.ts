import type { SmallDisk } from '../../../packages/testing/small-disk.ts';
import type { Cluster } from '../cluster.ts';

export interface Fault {
  words: string;
  /** A blow is over at once, and the site mends itself from then on; what lasts is counted from its end. */
  lasts: boolean;
  /** How long is watched after it. */
  watchSeconds: number;
  goalSeconds?: number;
  /** Strikes, and resolves once the cause is taken away; may say more of it. */
  strike(cluster: Cluster, disk: SmallDisk | null): Promise<string | undefined>;
}
