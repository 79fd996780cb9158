import { type CalendarEvent, calendarFile } from '@solelune/calendar';
import { guardianSpans, monthRegency } from './regency.ts';

const two = (value: number) => String(value).padStart(2, '0');

interface CalendarFileOptions {
  year: number;
  month: number;
  siteUrl: string;
  brand: string;
  /** When it is written. */
  stamp: Temporal.Instant;
}

/**
 * The regencies of a month for any calendar: whole days, which belong to no zone and which no change of clocks can move. Guardians span
 * their days, heart angels have one event a day.
 */
export function regencyCalendarFile({ year, month, siteUrl, brand, stamp }: CalendarFileOptions): string {
  const days = monthRegency(year, month);
  const event = (kind: string, name: string, slug: string, from: number, to: number): CalendarEvent => {
    const [firstDay, lastDay] = [from, to].map((day) => Temporal.PlainDate.from({ year, month, day })) as [
      Temporal.PlainDate,
      Temporal.PlainDate,
    ];
    const uid = `${kind}-${firstDay.toString().replaceAll('-', '')}`;
    return { uid, firstDay, lastDay, summary: name, url: `${siteUrl}/angeologie/ange/${slug}` };
  };
  return calendarFile({
    ...{ product: 'Regences', brand, host: new URL(siteUrl).hostname, stamp },
    name: `Régence des anges, ${two(month)}/${year}`,
    events: [
      ...guardianSpans(days).map(({ angel, from, to }) =>
        event('gardien', `${angel.name}, ange gardien`, angel.slug, from.day, to.day),
      ),
      ...days.map(({ heart, day }) => event('coeur', `${heart.name}, ange du cœur`, heart.slug, day, day)),
    ],
  });
}
