import { CANCELLED, CallError } from '@solelune/contract/client';
import { rewardpointExchange, rewardpointRedeem } from '@solelune/loyalty/contract';
import { type LoyaltyAccess, LoyaltyContext } from '@solelune/loyalty/web/context';
import { type MemberAccess, MemberContext } from '@solelune/profile/web/context';
import type { ReactNode } from 'react';
import { pageCache } from '../page-loading/page-memory.ts';
import { refreshUser } from '../state/account.ts';
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

/** What pages may ask of the application around them, feature by feature. */
export function PageAccess({ children }: { children: ReactNode }) {
  return (
    <MemberContext value={member}>
      <LoyaltyContext value={loyalty}>{children}</LoyaltyContext>
    </MemberContext>
  );
}
