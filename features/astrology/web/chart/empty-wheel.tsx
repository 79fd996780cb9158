import { still } from '@solelune/screen/still';

/** The zodiac before anybody is placed on it. */
export const EmptyWheel = still(() => import('./empty-wheel.still.tsx'));
