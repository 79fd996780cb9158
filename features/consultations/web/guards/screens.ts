import type { Screen } from '@solelune/screen';

export const guardsScreens: Screen[] = [];
