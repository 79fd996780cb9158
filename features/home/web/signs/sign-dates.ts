import { SIGN_FACTS, type SignKey } from '@solelune/astrology/engine/signs';

interface SignEntry {
  key: SignKey;
  name: string;
  path: string;
  /** « 21 mars – 20 avril » */
  dates: string;
}

const MONTHS = 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' ');
const dayWords = ({ day, month }: { day: number; month: number }) => `${day}\u00A0${MONTHS[month - 1]}`;

/** The twelve, with the usual French dates: printed to help one find one's sign, nothing is ever computed from them. */
export const SIGN_ENTRIES: readonly SignEntry[] = SIGN_FACTS.map(({ key, name, slug, dates }) => ({
  key,
  name,
  path: `/astrologie/signes-astrologiques/${slug}`,
  dates: `${dayWords(dates.from)} – ${dayWords(dates.to)}`,
}));
