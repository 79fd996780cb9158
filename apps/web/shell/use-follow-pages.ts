import { isClosed, type Screen } from '@solelune/screen';
import { useLocation } from '@solelune/screen/navigation';
import { useEffect, useRef } from 'react';
import { hideConsentNotice } from '../consent/consent.ts';
import { noteScreen } from '../error-reporting/report-error.ts';
import { rememberVisit } from '../service-worker/register.ts';
import { forgetTarget } from '../state/protected-target.ts';

/** Going to another page puts the notice away, keeps the page for later, and forgets a members' page one gave up on. */
export function useFollowPages(screen: Screen): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const keepsWantedPage = isClosed(screen) || screen.keepsWantedPage === true;
  useEffect(() => noteScreen(screen), [screen]);
  // By address and not by screen: the page's own is replaced by that of the list when this is fetched, in the middle of the way to the login.
  useEffect(() => {
    if (!keepsWantedPage) forgetTarget();
    if (before.current === pathname) return;
    before.current = pathname;
    hideConsentNotice();
    rememberVisit(pathname);
  }, [pathname, keepsWantedPage]);
}
