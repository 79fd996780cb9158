import { SIGN_FACTS, type SignKey } from '@solelune/astrology/engine/signs';
import { shortDayWords } from '@solelune/civil-time/words';

interface SignEntry {
  key: SignKey;
  name: string;
  path: string;
  /** « 21 mars – 20 avril » */
  dates: string;
}

/** The twelve, with the usual French dates: printed to help one find one's sign, nothing is ever computed from them. */
export const SIGN_ENTRIES: readonly SignEntry[] = SIGN_FACTS.map(({ key, name, slug, dates }) => ({
  key,
  name,
  path: `/astrologie/signes-astrologiques/${slug}`,
  dates: `${shortDayWords(dates.from)} – ${shortDayWords(dates.to)}`,
}));
