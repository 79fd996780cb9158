import { sentenceOfError } from '@solelune/contract/client';
import { activitySave } from '@solelune/profile/contract';
import { isClosed } from '@solelune/screen';
import type { App } from '@solelune/screen/app';
import type { Navigate } from '@solelune/screen/navigation';
import type { SaveResult } from '@solelune/screen/saving';
import { useMemo } from 'react';
import { screenAt } from '../known-screens.ts';
import { historyMemory } from '../page-loading/history-memory.ts';
import { logout, refreshUser, useAccount, welcome } from '../state/account.ts';
import { follow } from '../state/channels.ts';
import { client, tokens } from '../state/client.ts';
import { wantedTarget } from '../state/protected-target.ts';
import { toasts } from '../toasts/toasts.ts';
import type { PageData } from './page-data.ts';

const saveInAccount: SaveResult = async ({ category, title, address }) => {
  try {
    const payload = JSON.stringify({ address });
    const kept = await client.call(activitySave, { category: category as never, title, payload });
    const message = kept.already_kept
      ? 'Ce résultat est déjà dans vos activités.'
      : 'Vous le retrouverez dans vos activités.';
    toasts.add({ variant: 'success', title: 'Résultat enregistré', message });
    return '/profil/activites';
  } catch (error) {
    toasts.add({ variant: 'error', message: sentenceOfError(error) });
    return null;
  }
};

/** For who has no account: on this device, until they have one. */
const saveHere: SaveResult = async ({ category, title, address }) => {
  const device = await import('@solelune/profile/web/device').catch(() => null);
  if (!device?.keepResultHere({ category: category as never, title, address })) {
    toasts.add({ variant: 'error', message: 'Ce navigateur n’a pas pu garder ce résultat.' });
    return null;
  }
  const message = 'Il vous y attend, et passera dans votre compte si vous en ouvrez un.';
  toasts.add({ variant: 'success', title: 'Gardé sur cet appareil', message });
  return device.KEPT_ADDRESS;
};

const saveResult: SaveResult = (result) => (tokens.read() ? saveInAccount(result) : saveHere(result));

/** What never changes of what pages may ask for. */
const doors: Omit<App, 'user' | 'navigate'> = {
  call: client.call,
  toast: (notice) => void toasts.add(notice),
  changePage: (change) =>
    historyMemory.update((page) => ({ ...(page as PageData), data: change((page as PageData).data as never) })),
  refreshUser: () => void refreshUser(),
  saveResult,
  follow,
  session: {
    enter: welcome,
    leave: async () => logout(isClosed((await screenAt(location.pathname))?.screen ?? {})),
    isOpen: () => tokens.read() !== null,
    wantedAddress: wantedTarget,
  },
};

/** The application as its pages see it. */
export function useSiteAccess(navigate: Navigate): App {
  const user = useAccount((state) => state.user);
  return useMemo(() => ({ ...doors, user, navigate }), [user, navigate]);
}
