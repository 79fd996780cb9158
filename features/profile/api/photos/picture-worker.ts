import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { readPicture } from './read-picture.ts';

/** The process that decodes (picture-process.ts). It steps aside for the rest of the site, uses one core, and ends with the server. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
process.on('message', (bytes: Uint8Array) => void readPicture(bytes).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit());
