export { readerZone, useReaderZone } from './reader-zone.ts';
