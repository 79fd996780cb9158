import { accountScreens } from '@solelune/account/web';
import { advisorsScreens } from '@solelune/advisors/web';
import { angelsScreens } from '@solelune/angels/web';
import { appointmentsScreens } from '@solelune/appointments/web';
import { astrologyScreens } from '@solelune/astrology/web';
import { bookScreens } from '@solelune/book/web';
import { editorialScreens } from '@solelune/editorial/web';
import { homeScreens } from '@solelune/home/web';
import { horoscopesScreens } from '@solelune/horoscopes/web';
import { lithotherapyScreens } from '@solelune/lithotherapy/web';
import { loyaltyScreens } from '@solelune/loyalty/web';
import { mirrorHoursScreens } from '@solelune/mirror-hours/web';
import { numerologyScreens } from '@solelune/numerology/web';
import { paymentsScreens } from '@solelune/payments/web';
import { profileScreens } from '@solelune/profile/web';
import { createMatcher, type Screen, ScreenIndex } from '@solelune/screen';
import { tarotScreens } from '@solelune/tarot/web';
import { designScreens } from './design/screens.ts';
import { errorScreens } from './errors/screens.ts';

/** Every screen of the product: the router, the named addresses, the menu, the sitemap and the crawl read this list. */
export const screens: Screen[] = [
  ...homeScreens,
  ...astrologyScreens,
  ...horoscopesScreens,
  ...tarotScreens,
  ...numerologyScreens,
  ...angelsScreens,
  ...mirrorHoursScreens,
  ...editorialScreens,
  ...lithotherapyScreens,
  ...advisorsScreens,
  ...bookScreens,
  ...accountScreens,
  ...profileScreens,
  ...loyaltyScreens,
  ...appointmentsScreens,
  ...paymentsScreens,
  ...errorScreens,
  ...designScreens,
];

export const screenIndex = new ScreenIndex(screens);
export const matchScreen = createMatcher(screens);
