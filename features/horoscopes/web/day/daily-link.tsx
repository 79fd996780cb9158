import { Link } from '@solelune/screen/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { addresses } from '../addresses.ts';
import { rememberedSign, SIGN_QUERY } from './chosen-sign.ts';

/** Leads to the day of the sign that this device remembers; to the day of all for who has chosen none. */
export function DailyHoroscopeLink({ className, children }: { className?: string; children: ReactNode }) {
  const [to, setTo] = useState<string>(addresses.daily.path);
  useEffect(() => {
    const sign = rememberedSign();
    if (sign) setTo(`${addresses.daily.path}?${SIGN_QUERY}=${sign}`);
  }, []);
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
