import type { MemberDoors } from '@solelune/screen';
import { device } from '@solelune/screen/device';

/** What a visitor kept on this device joins the account of who logs in. The code comes only where there is something. */
export async function mergeAtLogin({ call, toast }: MemberDoors): Promise<void> {
  if (!device.read('kept-on-device')) return;
  try {
    const { mergeKept } = await import('./merge-into-account.ts');
    const count = await mergeKept(call);
    if (count > 0) toast({ variant: 'success', message: wordsOf(count) });
  } catch {
    // Cut on the way: what has not arrived is still on the device, and the next occasion finds it there.
  }
}

const wordsOf = (count: number): string =>
  count > 1
    ? `Ce que vous aviez gardé sur cet appareil (${count}) a rejoint votre compte.`
    : 'Ce que vous aviez gardé sur cet appareil a rejoint votre compte.';
