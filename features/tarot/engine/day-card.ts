import { below, byteStream } from './shuffle/byte-stream.ts';

const MAJOR_COUNT = 22;

/** The major of a day on a device, 1 to 22: the same from midnight to midnight, another on another device. */
export const majorOfDay = (deviceKey: string, isoDay: string): number =>
  below(MAJOR_COUNT, byteStream(`${deviceKey}:${isoDay}`)) + 1;
