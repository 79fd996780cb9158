/** What can be put in the purse at once, in cents; a Sun costs what it is worth of consultation, so no pack is dearer or cheaper than another. */
export const SUN_PACKS_CENTS = [1000, 3000, 6000, 10_000] as const;

export interface SunPack {
  /** Names it in an address and in an order. */
  item: string;
  suns: number;
  priceCents: number;
}

/** `sunValueCents` is configuration; a pack holds whole Suns and is priced by them. */
export const sunPacks = (sunValueCents: number): SunPack[] =>
  SUN_PACKS_CENTS.map((cents) => Math.floor(cents / sunValueCents))
    .filter((suns, index, all) => suns > 0 && all.indexOf(suns) === index)
    .map((suns) => ({ item: String(suns), suns, priceCents: suns * sunValueCents }));
