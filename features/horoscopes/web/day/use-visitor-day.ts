import { useDevicePlace } from '@solelune/locations/web';
import { useAnswer } from '@solelune/screen/answer';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { useEffect, useState } from 'react';
import type { DayAnswer } from '../../answers/day.ts';
import { day as dayCall } from '../../contract.ts';
import { type PlaceAsked, usePlaceAsked } from '../frame/use-place-asked.ts';

const MINUTE_MS = 60_000;

/** `2026-11-15` on the clock of a zone; Swedish writes dates so. */
const dateIn = (zone: string, atMs: number, daysMore = 0): string => {
  const here = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(atMs);
  // From noon UTC of that date on: no clock change can skip or repeat a day.
  return new Date(Date.parse(`${here}T12:00:00Z`) + daysMore * 86400_000).toISOString().slice(0, 10);
};

/** Null until the browser has taken over; then its own date, looked at every minute and whenever the page is shown again. */
function useDateHere(zone: string, daysMore: number): string | null {
  const [date, setDate] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setDate(dateIn(zone, Date.now(), daysMore));
    look();
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [zone, daysMore]);
  return date;
}

export interface VisitorDay {
  day: DayAnswer;
  choice: PlaceAsked;
}

/**
 * The page is drawn once for everyone, with the day of the site's zone; a visitor whose clock says another day, or who lives in another zone, then gets
 * their own, over the place that they chose, and the page turns over at their midnight. `daysMore` is 0 for today, 1 for tomorrow; null keeps the day of the address.
 */
export function useVisitorDay(drawn: DayAnswer, daysMore: 0 | 1 | null): VisitorDay {
  const zone = useReaderZone();
  const place = useDevicePlace();
  const here = useDateHere(zone, daysMore ?? 0);
  const wanted = daysMore === null ? drawn.day : here;
  const isDrawn = wanted === null || (wanted === drawn.day && zone === drawn.zone && !place);
  const { answer, error } = useAnswer(
    dayCall,
    isDrawn ? null : { day: wanted, zone, ...(place ? { place: place.id } : {}) },
  );
  // How the page is made comes with the page alone.
  const day = answer ? { ...answer, introduction: drawn.introduction } : drawn;
  return { day, choice: usePlaceAsked(place, !isDrawn && !answer, error) };
}
