/** A browser that can be written to when the site is closed; the service worker shows what comes. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** This browser, as the server needs it to write to it (JSON), once whoever sits there says yes: to be called where they pressed something. Null where they, or their browser, say no. */
export async function subscribeToPush(publicKey: string): Promise<string | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  // Without one (development), `ready` would be waited for in vain.
  if (!(await navigator.serviceWorker.getRegistration())) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    const subscription = await subscribe().catch(async () => {
      // Made with a former key of the site, it is of no use any more.
      await (await pushManager.getSubscription())?.unsubscribe();
      return subscribe();
    });
    return JSON.stringify(subscription.toJSON());
  } catch {
    return null;
  }
}

/** Whoever sits here next is not told what was meant for who left; the server learns it at its next word. */
export async function forgetPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
