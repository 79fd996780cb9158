import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';

/** A letter whose words are not the activity's to keep: they lie sealed with who wrote it, and are asked for when it is opened. */
export type OpenLetter = (
  db: Reader,
  services: Services,
  letter: { userId: string; activityId: string },
) => Promise<{ text: string; next: { words: string; address: string } } | null>;

declare module '@solelune/contract/server' {
  interface ServerFeature {
    /** Gives the words of a letter that it filed among a member's activities; null: it is not one of its own (features/profile). */
    openLetter?: OpenLetter;
  }
}

export async function openLetter(
  db: Reader,
  services: Services,
  letter: { userId: string; activityId: string },
): ReturnType<OpenLetter> {
  for (const feature of services.features) {
    const opened = await feature.openLetter?.(db, services, letter);
    if (opened) return opened;
  }
  return null;
}
