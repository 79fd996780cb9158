import type { MemberDoors } from '@solelune/screen';
import { useEffect } from 'react';
import { features } from '../features.ts';
import { toasts } from '../toasts/toasts.ts';
import { useAccount } from './account.ts';
import { client } from './client.ts';

const doors: MemberDoors = { call: client.call, toast: (notice) => void toasts.add(notice) };

/** What the features do for a member who is there: at the login, and whenever the network is back. */
export function useMemberHooks(): void {
  const isMember = useAccount(({ user }) => user !== null);
  useEffect(() => {
    if (!isMember) return undefined;
    const run = () => features.forEach(({ onMember }) => void onMember?.(doors));
    run();
    addEventListener('online', run);
    return () => removeEventListener('online', run);
  }, [isMember]);
}
