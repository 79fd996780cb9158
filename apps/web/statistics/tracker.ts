import { device } from '@solelune/screen/device';
import { HEARTBEAT_MS, Matomo } from './matomo.ts';

let matomo: Matomo | null = null;
let heartbeat: ReturnType<typeof setInterval> | undefined;
let isFirst = true;

/** An address of null is a page that is not tracked. */
export function showPage(matomoUrl: string, address: string | null): void {
  matomo ??= new Matomo({ url: matomoUrl, visitorId: visitorId(), send, random: Math.random });
  heartbeat ??= setInterval(() => document.hidden || matomo?.beat(), HEARTBEAT_MS);
  if (address === null) matomo.leave();
  else matomo.show({ url: address, title: document.title, referrer: isFirst ? outsideReferrer() : '' });
  isFirst = false;
}

/** The visitor has changed their mind: the number they were known by goes too. */
export function stopTracking(): void {
  clearInterval(heartbeat);
  heartbeat = undefined;
  matomo = null;
  device.forget('statistics-visitor');
}

function visitorId(): string {
  const kept = device.read('statistics-visitor');
  if (kept && /^[0-9a-f]{16}$/.test(kept)) return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  device.write('statistics-visitor', made);
  return made;
}

const outsideReferrer = () => {
  const origin = URL.parse(document.referrer)?.origin;
  return origin && origin !== location.origin ? `${origin}/` : '';
};

function send(address: string, body: URLSearchParams): void {
  fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {
    // A page view that is lost is lost.
  });
}
