import type { Screen } from '@solelune/screen';

export const roomScreens: Screen[] = [];
