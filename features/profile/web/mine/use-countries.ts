import { CANCELLED } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useEffect, useState } from 'react';
import { phoneCountries } from '../../contract.ts';
import type { Countries } from './phone-field.tsx';

/** The countries of the phone fields; null until they have come. Without them France stays, and numbers with a + still say their own. */
export function useCountries(): Countries | null {
  const { call } = useApp();
  const [countries, setCountries] = useState<Countries | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    call(phoneCountries, {}, { signal: abort.signal }).then(
      (answer) => answer !== CANCELLED && setCountries(answer.countries),
      () => {},
    );
    return () => abort.abort();
  }, [call]);
  return countries;
}
