import { calendarFile, type Person } from '@solelune/calendar';
import type { Services } from '@solelune/contract/server';
import { KIND_WORDS, minutesWords } from '../words/meeting.ts';
import type { AppointmentRow } from './tables.ts';

const MINUTE_MS = 60_000;

interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  to: Person;
  /** With whom, for the one who reads it. */
  withName: string;
  now: Temporal.Instant;
}

/** The appointment for an agenda: the same name all its life, a higher number at each change. */
export function appointmentFile(
  { config }: Pick<Services, 'config'>,
  row: AppointmentRow,
  { method, to, withName, now }: Invitation,
): string {
  const { brand, siteUrl } = config;
  const startMs = row.starts_at.getTime();
  return calendarFile({
    ...{ product: 'Rendez-vous', brand: brand.name, host: new URL(siteUrl).hostname, stamp: now },
    invitation: { method, from: { name: brand.name, email: brand.contactEmail }, to },
    events: [
      {
        ...{ uid: row.id, sequence: row.sequence },
        at: Temporal.Instant.fromEpochMilliseconds(startMs),
        until: Temporal.Instant.fromEpochMilliseconds(startMs + row.duration_minutes * MINUTE_MS),
        summary: `${brand.name} : ${withName}`,
        description: `${minutesWords(row.duration_minutes)} ${KIND_WORDS[row.kind]}. ${siteUrl}/profil/rendez-vous`,
        url: `${siteUrl}/profil/rendez-vous`,
        isBusy: true,
      },
    ],
  });
}
