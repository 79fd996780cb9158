export { type DevicePlace, keepDevicePlace, useDevicePlace } from './device-place.ts';
export { type FoundPlace, placeLookup, soughtIn } from './place-lookup.ts';
export { useHere } from './use-here.ts';
export { usePlaceSearch } from './use-place-search.ts';
