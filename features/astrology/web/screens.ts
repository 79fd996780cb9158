import type { Screen } from '@solelune/screen';
import { ascendantScreens } from './ascendant/screens.ts';
import { childSignsScreens } from './child-signs/screens.ts';
import { compatibilityScreens } from './compatibility/screens.ts';
import { descendantScreens } from './descendant/screens.ts';
import { indexScreens } from './index/screens.ts';
import { loveCompatibilityScreens } from './love-compatibility/screens.ts';
import { moonCompatibilityScreens } from './moon-compatibility/screens.ts';
import { moonSignScreens } from './moon-sign/screens.ts';
import { natalChartScreens } from './natal-chart/screens.ts';
import { signsScreens } from './signs/screens.ts';
import { skyMapScreens } from './sky-map/screens.ts';
import { solarRevolutionScreens } from './solar-revolution/screens.ts';
import { todayScreens } from './today/screens.ts';

export const screens: Screen[] = [
  ...indexScreens,
  ...ascendantScreens,
  ...descendantScreens,
  ...signsScreens,
  ...childSignsScreens,
  ...compatibilityScreens,
  ...loveCompatibilityScreens,
  ...moonSignScreens,
  ...moonCompatibilityScreens,
  ...natalChartScreens,
  ...solarRevolutionScreens,
  ...skyMapScreens,
  ...todayScreens,
];
