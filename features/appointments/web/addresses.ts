/** Each path once. The product document names `/profil/rendez-vous`; the others are ours. */
export const addresses = {
  list: { path: '/profil/rendez-vous' },
  booking: { path: '/equipe/{slug}/rendez-vous' },
  confirm: { path: '/equipe/{slug}/rendez-vous/{start}/{minutes}/{kind}' },
} as const;

/** 2026-11-17T17:30:00.000Z as 20261117T1730Z: an hour in an address. */
export const startInAddress = (iso: string): string => `${iso.slice(0, 16).replaceAll(/[-:]/g, '')}Z`;

/** And back; null for what is no such hour. */
export function startFromAddress(written: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/.exec(written);
  if (!parts) return null;
  const [, year, month, day, hour, minute] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
