import { createPackEphemeris, type Ephemeris, openPack } from '@solelune/sky';
import packUrl from '@solelune/sky/browser.skypack?url';

let asked: Promise<Ephemeris> | undefined;

/** The sky of 1900 to 2099 for this device: half a megabyte over the wire, kept with the site's other files. Asked again after a failure. */
export function deviceSky(): Promise<Ephemeris> {
  asked ??= fetchSky().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function fetchSky(): Promise<Ephemeris> {
  const answer = await fetch(packUrl);
  if (!answer.ok) throw new Error(`the sky pack was answered with ${answer.status}`);
  return createPackEphemeris(openPack(await answer.arrayBuffer()));
}
