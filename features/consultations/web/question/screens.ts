import type { Screen } from '@solelune/screen';

export const questionScreens: Screen[] = [];
