import angels from './pictures/angels.svg?no-inline';
import astrology from './pictures/astrology.svg?no-inline';
import numerology from './pictures/numerology.svg?no-inline';
import tarot from './pictures/tarot.svg?no-inline';

/** Addresses of the drawings beside the columns: fetched when a panel is first opened, never on phones. */
export const menuPictures: Record<string, string> = { angels, astrology, numerology, tarot };
