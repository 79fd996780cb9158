import type { Screen } from '@solelune/screen';
import { callScreens } from './call/screens.ts';
import { dossierScreens } from './dossier/screens.ts';
import { guardsScreens } from './guards/screens.ts';
import { questionScreens } from './question/screens.ts';
import { roomScreens } from './room/screens.ts';
import { tableScreens } from './table/screens.ts';
import { transcriptScreens } from './transcript/screens.ts';

export const screens: Screen[] = [
  ...roomScreens,
  ...callScreens,
  ...questionScreens,
  ...guardsScreens,
  ...tableScreens,
  ...dossierScreens,
  ...transcriptScreens,
];
