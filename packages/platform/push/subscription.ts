import * as z from 'zod';

const base64url = (bytes: number) =>
  z.string().refine((text) => Buffer.from(text, 'base64url').length === bytes, `${bytes} bytes are wanted`);

/** What a browser gives of itself (`PushSubscription.toJSON()`), cut to what is used. */
const schema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type Subscription = z.output<typeof schema>;

/** Null for what is none, or would have us call a stranger: only the servers of browsers' makers are written to. */
export function readSubscription(text: string, services: readonly string[]): Subscription | null {
  try {
    const subscription = schema.parse(JSON.parse(text));
    return isService(subscription.endpoint, services) ? subscription : null;
  } catch {
    return null;
  }
}

/** A host, or everything under it after a dot; a loopback port may be named as it is (`http://127.0.0.1:9999`), for tests. */
function isService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (services.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    services.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service))
  );
}
