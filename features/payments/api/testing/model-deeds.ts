import fc from 'fast-check';
import { VAT_STANDARD } from '../../engine/index.ts';
import { TEST_CARDS } from '../../sandbox/cards.ts';
import { defineProduct } from '../products.ts';

/** Something that is held first and taken in part, by Suns and by card, as a consultation will be; it gives an advisor their share. */
export const ADVISOR = '019a8f6e-2c1b-7f00-8d00-0000000000aa';
export const talk = defineProduct({
  kind: 'talk',
  offer: (item) => ({
    ...{
      label: 'Un entretien',
      priceCents: Number(item),
      vatRate: VAT_STANDARD,
      mode: 'hold' as const,
      takesSuns: true,
      takesCoupon: true,
    },
    consents: [],
  }),
  shares: ({ netCents }) => (netCents > 1 ? [{ advisorId: ADVISOR, cents: Math.floor(netCents / 2) }] : []),
  leadsTo: () => ({ words: 'Y aller', address: '/' }),
});

const nat = fc.nat(5);
const share = fc.integer({ min: 0, max: 100 });
/** What may happen next, to one of the orders there are. */
export const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), hold: fc.boolean(), suns: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      of: nat,
      card: fc.nat(TEST_CARDS.length - 1),
      agrees: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('attempt' as const), of: nat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('capture' as const), of: nat, share }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), of: nat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), of: nat, share, inSuns: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), of: nat, won: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const), of: nat }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('tell' as const), which: fc.nat(9), times: fc.integer({ min: 0, max: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pursue' as const), of: nat, atOnce: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      kind: fc.constantFrom('before' as const, 'after' as const, 'cut' as const),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), after: fc.nat(14), of: nat }) },
);
export type ModelDeed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;
