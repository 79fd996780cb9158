import type { ReceiptData } from '../../contract/room.ts';

const WIDTH = 1000;
const HEIGHT = 34;
const TICKS = 60;

type Line = ReceiptData['lines'][number];

/** From the first second that counted to the last line: stretches in which the meter ran. */
function stretches(lines: readonly Line[]) {
  const all: { fromMs: number; toMs: number }[] = [];
  for (const { meter, atMs } of lines) {
    if (meter === 'starts') all.push({ fromMs: atMs, toMs: atMs });
    const last = all.at(-1);
    if (meter === 'stops' && last) last.toMs = atMs;
  }
  return all;
}

/** The talk to scale, as a ruler: full where it was counted, dotted where nobody paid. The lines below say the same in words. */
export function Ribbon({ lines }: { lines: readonly Line[] }) {
  const ran = stretches(lines);
  const fromMs = ran[0]?.fromMs;
  const toMs = ran.at(-1)?.toMs;
  if (fromMs === undefined || toMs === undefined || toMs <= fromMs) return null;
  const place = (ms: number) => ((ms - fromMs) / (toMs - fromMs)) * WIDTH;
  const isCounted = (x: number) => ran.some((one) => place(one.fromMs) <= x && x <= place(one.toMs));
  return (
    <svg className="receipt__ribbon" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, index) => {
        const x = ((index + 0.5) * WIDTH) / TICKS;
        return isCounted(x) ? (
          <rect key={x} x={x - 5} y={index % 5 === 0 ? 4 : 10} width="10" height={index % 5 === 0 ? 26 : 20} rx="2" />
        ) : (
          <circle key={x} cx={x} cy="20" r="2.5" />
        );
      })}
    </svg>
  );
}
