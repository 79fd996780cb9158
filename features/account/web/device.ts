import { deviceLabel } from './device-label.ts';

const KEY = 'device-key';

/** What the browser says of itself when a session opens. The key lets the server tell a new device from a known one; it opens nothing. */
export function thisDevice(): { device_key?: string; device_label: string } {
  const key = deviceKey();
  return { device_label: deviceLabel(navigator.userAgent), ...(key ? { device_key: key } : {}) };
}

/** A browser may refuse its storage: then each of its logins is one of a new device. */
function deviceKey(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    return null;
  }
}
