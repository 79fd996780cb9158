import { device } from '@solelune/screen/device';
import { useEffect } from 'react';
import { toasts } from '../toasts/toasts.ts';
import { useAccount } from './account.ts';
import { client } from './client.ts';

/** What was noted on this device joins the account of who logs in, now and whenever the network is back. The code comes only where there is something. */
export function useMirrorHourMerge(): void {
  const isMember = useAccount(({ user }) => user !== null);
  useEffect(() => {
    if (!isMember) return undefined;
    const merge = () => void mergeNoted();
    merge();
    addEventListener('online', merge);
    return () => removeEventListener('online', merge);
  }, [isMember]);
}

async function mergeNoted(): Promise<void> {
  if (!device.read('mirror-hour-records')) return;
  try {
    const { mergeAtLogin } = await import('@solelune/mirror-hours/web/merge');
    const count = await mergeAtLogin(client.call);
    if (count > 0) toasts.add({ variant: 'success', message: wordsOf(count) });
  } catch {
    // Cut on the way: everything is still on the device, and the next occasion finds it there.
  }
}

const wordsOf = (count: number): string =>
  count > 1
    ? `Les ${count} heures notées sur cet appareil ont rejoint votre carnet.`
    : 'L’heure notée sur cet appareil a rejoint votre carnet.';
