// The relays of the benchmark, as a process of their own: asked for one, it opens it and says where; told of the weather, it changes it.
import { openRelay, type Relay, type Weather } from './relay.ts';

export interface RelayOrder {
  name: string;
  open?: number;
  change?: Partial<Weather>;
}

const relays = new Map<string, Relay>();
process.on('message', async ({ name, open, change }: RelayOrder) => {
  if (open !== undefined) {
    const relay = await openRelay(open);
    relays.set(name, relay);
    process.send?.({ [name]: relay.port });
  }
  if (change) relays.get(name)?.change(change);
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
