import type { Screen } from '@solelune/screen';
import { part } from '@solelune/screen/part';
import { useEffect } from 'react';
import { startConsent, useConsentNotice } from '../consent/consent.ts';
import { Boundary } from '../errors/boundary.tsx';
import { startHomeScreenPrompt, useHomeScreenOffer } from '../home-screen-prompt/home-screen.ts';
import { closeModal, forgetOtherLink, useAccount } from '../state/account.ts';
import { useFollowUser } from '../state/follow-user.ts';
import { useMemberHooks } from '../state/member-hooks.ts';
import { ToastList } from '../toasts/toast-list.tsx';
import { useSite } from './site.ts';
import { useFollowPages } from './use-follow-pages.ts';

const AccountModals = part(() => import('./account-area/account-modals.tsx'));
const HomeScreenPrompt = part(() => import('../home-screen-prompt/home-screen-prompt.tsx'));
const OtherLinkDialog = part(() => import('./account-area/other-link-dialog.tsx'));

let isStarted = false;

/** What the server never draws: each piece is fetched when it first has something to show. */
export function AfterHydration({ screen }: { screen: Screen }) {
  const modal = useAccount(({ modal: wanted, user }) => (user ? null : wanted));
  const otherLink = useAccount((state) => state.otherLink);
  const isAsking = useConsentNotice();
  const isOffering = useHomeScreenOffer();
  const { matomoUrl, development } = useSite();
  useFollowPages(screen);
  useFollowUser();
  useMemberHooks();
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    // In a turn of its own: the page has only just come alive.
    setTimeout(() => {
      // Where nobody counts visits there is nothing to consent to.
      if (matomoUrl || development) startConsent();
      startHomeScreenPrompt();
    });
  }, [matomoUrl, development]);
  return (
    <>
      <Boundary of={modal ?? otherLink}>
        {modal && <AccountModals modal={modal} onLost={closeModal} />}
        {otherLink && <OtherLinkDialog hash={otherLink} onLost={forgetOtherLink} />}
        {/* Nobody who talks with somebody is offered anything. */}
        {isOffering && !isAsking && screen.frame !== 'bare' && <HomeScreenPrompt />}
      </Boundary>
      <ToastList />
    </>
  );
}
