/**
 * French typography, applied in one place so that writers type plain spaces, straight apostrophes and three dots.
 * Applying it twice changes nothing.
 */
import { NARROW, NO_BREAK } from './spaces.ts';

const ANY_SPACE = '[ \u00A0\u202F]';

/** Addresses keep every character: their ':' and '?' are not punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s»)]+|[^\s«(]+@[^\s»)]+\.[^\s»)]+)/u;

const AFTER_WORD = '(?<=[\\p{L}\\p{N}»)\\]…%])';
const HIGH_PUNCTUATION = new RegExp(`(?:${ANY_SPACE}+|${AFTER_WORD})([;!?]+)`, 'gu');
/** A colon with no space before it is punctuation only at the end of a word: "14:30" is left alone. */
const COLON = new RegExp(`(?:${ANY_SPACE}+:|${AFTER_WORD}:(?=\\s|$))`, 'gu');
const OPENING = new RegExp(`«${ANY_SPACE}*`, 'gu');
const CLOSING = new RegExp(`${ANY_SPACE}*»`, 'gu');
/** "14 h 30" holds together; the mirror hour "14h14" is one word already. */
const CLOCK_TIME = new RegExp(`(\\d)${ANY_SPACE}h(?:${ANY_SPACE}(\\d))?(?!\\p{L})`, 'gu');
const UNIT = new RegExp(`(\\d)${ANY_SPACE}*([%€])`, 'gu');

function setProse(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(OPENING, `«${NO_BREAK}`)
    .replace(CLOSING, `${NO_BREAK}»`)
    .replace(HIGH_PUNCTUATION, `${NARROW}$1`)
    .replace(COLON, `${NO_BREAK}:`)
    .replace(CLOCK_TIME, (_, before: string, after?: string) =>
      after === undefined ? `${before}${NO_BREAK}h` : `${before}${NO_BREAK}h${NO_BREAK}${after}`,
    )
    .replace(UNIT, `$1${NO_BREAK}$2`);
}

/** Without one of these there is nothing to set. */
const MAY_NEED_SETTING = /[';:!?«»%€]|\.\.\.|\d[ \u00A0\u202F]h/u;
/** Most prose holds none, and the search for one costs more than all the rest. */
const MAY_HOLD_ADDRESS = /:\/\/|www\.|@/u;

export function frenchTypography(text: string): string {
  if (!MAY_NEED_SETTING.test(text)) return text;
  if (!MAY_HOLD_ADDRESS.test(text)) return setProse(text);
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : setProse(part)))
    .join('');
}
