const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The origin of a site on this machine. Whatever lies elsewhere is somebody's: it is refused before a byte is sent. */
export function loopbackSite(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' || !LOOPBACK.test(url.hostname))
    throw new Error(`Only a site of this machine is ever attacked (http://127.0.0.1:PORT), not "${address}".`);
  return url.origin;
}
