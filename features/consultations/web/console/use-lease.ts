import { consoleKeep } from '@solelune/advisors/contract';
import { useApp } from '@solelune/screen/app';
import { useEffect } from 'react';

const LEASE_MS = 10_000;

/** Said again well within each lease, by the queue and by the rooms that open from it: a console that is closed or cut off ends by itself. */
export function useLease(isOn = true): void {
  const { call } = useApp();
  useEffect(() => {
    if (!isOn) return;
    const console_id = crypto.randomUUID();
    const keep = () => void call(consoleKeep, { console: console_id }).catch(() => {});
    keep();
    const timer = setInterval(keep, LEASE_MS);
    return () => clearInterval(timer);
  }, [call, isOn]);
}
