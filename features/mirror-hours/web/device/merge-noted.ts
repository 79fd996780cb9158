import type { MemberDoors } from '@solelune/screen';
import { device } from '@solelune/screen/device';

/** What was noted on this device joins the account of who logs in. The code comes only where there is something. */
export async function mergeNoted({ call, toast }: MemberDoors): Promise<void> {
  if (!device.read('mirror-hour-records')) return;
  try {
    const { mergeAtLogin } = await import('./merge-at-login.ts');
    const count = await mergeAtLogin(call);
    if (count > 0) toast({ variant: 'success', message: wordsOf(count) });
  } catch {
    // Cut on the way: everything is still on the device, and the next occasion finds it there.
  }
}

const wordsOf = (count: number): string =>
  count > 1
    ? `Les ${count} heures notées sur cet appareil ont rejoint votre carnet.`
    : 'L’heure notée sur cet appareil a rejoint votre carnet.';
