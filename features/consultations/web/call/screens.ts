import type { Screen } from '@solelune/screen';

export const callScreens: Screen[] = [];
