import { HistoryMemory } from '@solelune/screen';

/** The data of the pages already seen, by their place in the history. */
export const historyMemory = new HistoryMemory();
