import type { Handler } from '@solelune/contract/server';
import { phoneChooseHandler, phoneNumbersHandler, phoneRingHandler } from './phone/handlers.ts';
import { callSetupHandler, callSignalHandler } from './signal-handlers.ts';

// A handler's input type differs from call to call; the list only needs their common shape.
// oxlint-disable-next-line typescript/no-explicit-any
export const callHandlers: Handler<any>[] = [
  ...[callSignalHandler, callSetupHandler],
  ...[phoneNumbersHandler, phoneChooseHandler, phoneRingHandler],
];
