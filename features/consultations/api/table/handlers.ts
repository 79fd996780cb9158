import type { Handler } from '@solelune/contract/server';
import { gestureHandler } from './gesture.ts';
import { keptDrawHandler } from './kept-draw.ts';
import { layHandler } from './lay.ts';
import { pickHandler } from './pick.ts';
import { skyHandler } from './sky.ts';

// A handler's input type differs from call to call; the list only needs their common shape.
// oxlint-disable-next-line typescript/no-explicit-any
export const tableHandlers: Handler<any>[] = [layHandler, gestureHandler, pickHandler, skyHandler, keptDrawHandler];
