import type { Screen } from '@solelune/screen';

export const tableScreens: Screen[] = [];
