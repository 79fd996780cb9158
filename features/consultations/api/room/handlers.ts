import type { Handler } from '@solelune/contract/server';
import * as asking from './handlers/asking.ts';
import * as ending from './handlers/ending.ts';
import * as looking from './handlers/looking.ts';
import * as talking from './handlers/talking.ts';

// A handler's input type differs from call to call; the list only needs their common shape.
// oxlint-disable-next-line typescript/no-explicit-any
export const roomHandlers: Handler<any>[] = [
  ...[asking.consultHandler, asking.consultNewHandler, asking.cancelRequestHandler, asking.extendHandler],
  ...[looking.roomHandler, looking.answerHandler, looking.queueHandler, looking.mineHandler],
  ...[looking.ringHandler, looking.pictureLinkHandler],
  ...[talking.presentHandler, talking.sendHandler, talking.sendPictureHandler, talking.typingHandler],
  talking.pauseHandler,
  ...[ending.endHandler, ending.receiptHandler, ending.summarySaveHandler],
];
