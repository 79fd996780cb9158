// The proxy of the benchmark as a process of its own, before the ports that it is told.
import { startProxy } from './proxy.ts';

const { port } = await startProxy(process.argv.slice(2).map(Number));
process.once('disconnect', () => process.exit());
process.send?.({ port });
