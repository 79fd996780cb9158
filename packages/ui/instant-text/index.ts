export { InstantText, type InstantTextProps } from './instant-text.tsx';
export { readerZone, useReaderZone } from './reader-zone.ts';
