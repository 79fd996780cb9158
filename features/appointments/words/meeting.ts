/** When, how and for how long, as letters, labels and pages say it. */
import { momentIn, type ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { dayWords, longDateWords, shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { zoneWords } from '@solelune/civil-time/zone-words';
import { counted } from '@solelune/french/counts';

type MeetingKind = 'phone' | 'chat' | 'written';

export const KIND_WORDS: Readonly<Record<MeetingKind, string>> = {
  phone: 'par téléphone',
  chat: 'par tchat',
  written: 'par écrit',
};

export const minutesWords = (minutes: number): string => counted(minutes, 'minute', 'minutes');

/** « mardi 17 novembre 2026 à 18 h 30 » */
const dayAndHourWords = (moment: ZonedMoment): string => `${longDateWords(moment)} à ${shortHourWords(moment)}`;

const isSameDay = (a: ZonedMoment, b: ZonedMoment) => a.day === b.day && a.month === b.month && a.year === b.year;

/** Whether two clocks show something else at an instant: zones with other names may keep the same time. */
function clocksDiffer(at: string, zone: string, other: string): boolean {
  const [here, there] = [momentIn(zone, at), momentIn(other, at)];
  return !isSameDay(here, there) || here.hour !== there.hour || here.minute !== there.minute;
}

/** The other's hour, where it differs: « 18 h 30 », or with its day where that differs too: « mercredi 18 novembre à 0 h 30 ». */
export function otherClockWords(at: string, zone: string, other: string): string | null {
  if (!clocksDiffer(at, zone, other)) return null;
  const [here, there] = [momentIn(zone, at), momentIn(other, at)];
  if (isSameDay(here, there)) return shortHourWords(there);
  return `${weekdayWords(there)} ${dayWords(there)} à ${shortHourWords(there)}`;
}

/** « mardi 17 novembre 2026 à 12 h 30, heure de Montréal (18 h 30, heure de Paris) »: the reader's own clock first. */
export function whenWords(at: string, zone: string, other: string): string {
  const own = `${dayAndHourWords(momentIn(zone, at))}, ${zoneWords(zone)}`;
  const others = otherClockWords(at, zone, other);
  return others ? `${own} (${others}, ${zoneWords(other)})` : own;
}

/** « Consultation de 30 minutes par téléphone avec Maëlle » */
export function meetingLabel(minutes: number, kind: MeetingKind, name: string): string {
  const /* begins with a figure */ length = minutesWords(minutes);
  return `Consultation de ${length} ${KIND_WORDS[kind]} avec ${name}`;
}
