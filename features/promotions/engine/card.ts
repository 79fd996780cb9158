/** Where cards stand. */
export const SLOTS = ['bottom', 'menu'] as const;
type Slot = (typeof SLOTS)[number];

/** In characters, as far as a card shows them; a title of more has no room on a phone. */
export const CARD_LENGTHS = { title: 60, content: 200, link: 300, linkText: 30, conversion: 40 } as const;
export const MOST_WEIGHT = 10;

/** Whom a card speaks to. */
export const AUDIENCES = ['everybody', 'anonymous', 'member'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Where a card leads and what fills it: a page of ours, an advisor who may be there now, or what the house's other site answers. */
type CardBody =
  | { type: 'default'; screen?: { name: string; params?: Record<string, string> } }
  | { type: 'collaborator'; userId: number; screen?: { name: string; params?: Record<string, string> } }
  | { type: 'wordpress'; wordpressSlot: string };

export interface PromotionCard {
  id: number;
  slot: Slot;
  title: string;
  content: string;
  pictureUrl?: string;
  link: string;
  linkText: string;
  conversion?: string;
  audience: Audience;
  /** How often it comes up beside the others; 0 is never. */
  weight: number;
  /** The instants, in milliseconds since 1970, from which and before which it is shown; empty is without end. */
  fromMs?: number;
  untilMs?: number;
  body: CardBody;
}

export interface Occasion {
  slot: Slot;
  isMember: boolean;
  /** ISO day. */
  today: string;
  nowMs: number;
  /** The same page has the same cards for a day. */
  seed: string;
  count: number;
}

export const isShown = ({ slot, audience, fromMs, untilMs, weight }: PromotionCard, asked: Occasion): boolean =>
  slot === asked.slot &&
  weight > 0 &&
  (audience === 'everybody' || (audience === 'member') === asked.isMember) &&
  (fromMs === undefined || fromMs <= asked.nowMs) &&
  (untilMs === undefined || asked.nowMs < untilMs);

/** Drawn by weight without putting back; what is drawn follows from the seed and the day alone. */
export function choose(cards: readonly PromotionCard[], asked: Occasion): PromotionCard[] {
  const chance = chanceFrom(`${asked.seed} ${asked.today}`);
  const left = cards.filter((card) => isShown(card, asked));
  const chosen: PromotionCard[] = [];
  while (chosen.length < asked.count && left.length > 0) {
    const whole = left.reduce((sum, { weight }) => sum + weight, 0);
    let point = chance() * whole;
    const index = left.findIndex(({ weight }) => (point -= weight) < 0);
    chosen.push(...left.splice(Math.max(0, index), 1));
  }
  return chosen;
}

/** FNV-1a, then a small generator (mulberry32): even enough to deal cards. */
function chanceFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
