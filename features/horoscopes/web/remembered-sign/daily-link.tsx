import { Link } from '@solelune/screen/navigation';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { SIGN_QUERY, useRememberedSign } from './remembered-sign.ts';

/** Leads to the day of the sign that this device remembers; to the day of all for who has chosen none. */
export function DailyHoroscopeLink({ className, children }: { className?: string; children: ReactNode }) {
  const sign = useRememberedSign();
  return (
    <Link className={className} to={sign ? `${addresses.daily.path}?${SIGN_QUERY}=${sign}` : addresses.daily.path}>
      {children}
    </Link>
  );
}
