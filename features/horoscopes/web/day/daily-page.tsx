import type { PageProps } from '@solelune/screen';
import type { day as dayCall } from '../../contract.ts';
import { DayView } from './day-view.tsx';
import { useVisitorDay } from './use-visitor-day.ts';

export default function DailyPage({ data }: PageProps<typeof dayCall>) {
  return <DayView {...useVisitorDay(data, 0)} name="Horoscope du jour" which="today" />;
}
