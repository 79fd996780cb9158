import type { Screen } from '@solelune/screen';

export const dossierScreens: Screen[] = [];
