import angels from '@solelune/angels/device';
import astrology from '@solelune/astrology/device';
import type { ServerFeature } from '@solelune/contract/server';
import locations from '@solelune/locations/device';
import numerology from '@solelune/numerology/device';

/** Who computes on a device: the very handlers of the server, without its database. */
export const deviceFeatures: readonly ServerFeature[] = [astrology, numerology, angels, locations];
