/** Packets of the other one's voice that have come so far. */
export function packetsHeard(report: Iterable<[string, unknown]> | null): number {
  let packets = 0;
  for (const [, one] of report ?? []) {
    const { type, kind, packetsReceived } = one as { type?: string; kind?: string; packetsReceived?: number };
    if (type === 'inbound-rtp' && kind === 'audio') packets += packetsReceived ?? 0;
  }
  return packets;
}

/**
 * Whether this page may say that it is in the call. A connection keeps its name for seconds after the network went: only a voice that went on
 * coming since the last proof is one. Silence is sent too, so who says nothing is still there.
 */
export const isProof = (state: string, before: number, now: number): boolean => state === 'connected' && now > before;
