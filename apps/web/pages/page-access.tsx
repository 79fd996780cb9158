import { CANCELLED, CallError, sentenceOfError } from '@solelune/contract/client';

import { rewardpointExchange, rewardpointRedeem } from '@solelune/loyalty/contract';
import { type LoyaltyAccess, LoyaltyContext } from '@solelune/loyalty/web/context';
import { JournalContext } from '@solelune/mirror-hours/web/context';
import { activitySave } from '@solelune/profile/contract';
import { type MemberAccess, MemberContext } from '@solelune/profile/web/context';
import { type SaveResult, SavingContext } from '@solelune/screen';
import { type ReactNode, useMemo } from 'react';
import { pageCache } from '../page-loading/page-memory.ts';
import { refreshUser, useAccount } from '../state/account.ts';
import { client } from '../state/client.ts';
import { toasts } from '../toasts/toasts.ts';
import type { PageData } from './page-data.ts';

/** What came after the visitor had gone on is nobody's any more. */
function wanted<Answer>(answer: Answer | typeof CANCELLED): Answer {
  if (answer === CANCELLED) throw new CallError('unknown');
  return answer as Answer;
}

const changeData = (change: (data: never) => unknown) =>
  pageCache.update((page) => ({ ...(page as PageData), data: change((page as PageData).data as never) }));

const member: MemberAccess = {
  notify: (notice) => toasts.add(notice),
  changePage: changeData as MemberAccess['changePage'],
  refreshUser: () => void refreshUser(),
};

const loyalty: LoyaltyAccess = {
  exchange: async (fields) => wanted(await client.call(rewardpointExchange, fields)),
  redeem: async (fields) => wanted(await client.call(rewardpointRedeem, fields)),
  notify: (notice) => toasts.add(notice),
  keep: (data) => changeData(() => data),
};

const save: SaveResult = async ({ category, title, address }) => {
  try {
    const payload = JSON.stringify({ address });
    const { already_kept: alreadyKept } = wanted(
      await client.call(activitySave, { category: category as never, title, payload }),
    );
    const message = alreadyKept
      ? 'Ce résultat est déjà dans vos activités.'
      : 'Vous le retrouverez dans vos activités.';
    toasts.add({ variant: 'success', title: 'Résultat enregistré', message });
    return true;
  } catch (error) {
    toasts.add({ variant: 'error', message: sentenceOfError(error) });
    return false;
  }
};

/** What pages may ask of the application around them, feature by feature. */
export function PageAccess({ children }: { children: ReactNode }) {
  const isMember = useAccount(({ user }) => user !== null);
  const journal = useMemo(() => ({ isMember }), [isMember]);
  return (
    <MemberContext value={member}>
      <LoyaltyContext value={loyalty}>
        <SavingContext value={isMember ? save : null}>
          <JournalContext value={journal}>{children}</JournalContext>
        </SavingContext>
      </LoyaltyContext>
    </MemberContext>
  );
}
