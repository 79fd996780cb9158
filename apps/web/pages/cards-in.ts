import type { Display, Envelope } from '@solelune/contract';

/** The cards of an answer in one list: each says where it stands by its slot. */
export const cardsIn = ({ bottom, menu }: NonNullable<Envelope['displays']>): Display[] => [
  ...(bottom?.banners ?? []),
  ...(menu?.banners ?? []),
];
