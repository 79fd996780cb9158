import type { PageProps } from '@solelune/screen';
import type { day as dayCall } from '../../contract.ts';
import { DayView } from './day-view.tsx';
import { useVisitorDay } from './use-visitor-day.ts';

export default function TomorrowPage({ data }: PageProps<typeof dayCall>) {
  return <DayView {...useVisitorDay(data, 1)} name="Horoscope de demain" which="tomorrow" />;
}
