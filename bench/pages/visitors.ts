// node visitors.ts ADDRESS VISITORS AT_ONCE FIRST: visitors, each from an address of their own, who ask for natal charts as fast as they are
// answered, so many at once, until they are told to leave or have had enough. Says what came of it. A process of its own: what asks must not be
// held up by what measures.
import { natalAddress } from './natal-addresses.ts';

const MOST_SECONDS = 60;
const MOST_CHARTS = 20_000;
/** One in so many asks for the chart that was asked for first, as somebody does who reloads. */
const SAME_AGAIN = 10;

const [address = '', visitors = '1', atOnce = '1', first = '0'] = process.argv.slice(2);
if (new URL(address).hostname !== '127.0.0.1') throw new Error('Only this machine is ever loaded.');

const statuses: Record<string, number> = {};
const leaving = new AbortController();
const over = AbortSignal.any([leaving.signal, AbortSignal.timeout(MOST_SECONDS * 1000)]);
let asked = 0;

async function ask(visitor: number): Promise<void> {
  while (!over.aborted && asked < MOST_CHARTS) {
    asked += 1;
    const birth = Number(first) + (asked % SAME_AGAIN === 0 ? 1 : asked);
    const headers = { 'x-forwarded-for': `198.51.100.${visitor}`, 'accept-encoding': 'br' };
    const answer = await fetch(address + natalAddress(birth), { headers }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const what = String(answer?.status ?? 'cut');
    statuses[what] = (statuses[what] ?? 0) + 1;
  }
}

process.once('message', () => leaving.abort());
// Who gathered them is gone: so are they.
process.once('disconnect', () => process.exit());
await Promise.all(
  Array.from({ length: Number(visitors) * Number(atOnce) }, (_, index) => ask(1 + (index % Number(visitors)))),
);
process.send?.(statuses);
