import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { hourWords } from '@solelune/civil-time/words';
import { useEffect, useState } from 'react';

export interface HourHere {
  /** 0 to 24, with decimals. */
  hour: number;
  words: string;
}

const MINUTE_MS = 60_000;

/** The hour on the clock of a day's zone while that day lasts; null on the server, and on every other day. */
export function useHourHere(day: string, zone: string): HourHere | null {
  const [atMs, setAtMs] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setAtMs(Date.now());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (atMs === null) return null;
  const moment = momentIn(zone, new Date(atMs).toISOString());
  const date = [moment.year, moment.month, moment.day].map((part) => String(part).padStart(2, '0')).join('-');
  return date === day ? { hour: moment.hour + moment.minute / 60, words: hourWords(moment) } : null;
}
