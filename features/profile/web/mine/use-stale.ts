import { CallError } from '@solelune/contract/client';
import { useState } from 'react';
import type { Profile } from '../../contract/profile.ts';

const MENDED = 'Voici ce qui est enregistré, avec votre saisie. Vérifiez, puis enregistrez.';

/** What the profile page lends its forms: gives what is stored now, or null when it cannot be had. */
export type ReloadProfile = () => Promise<Profile | null>;

/** A form that somebody, in another tab or on another device, was quicker than. What is stored can be had without losing what was typed. */
export function useStale(reload: ReloadProfile) {
  const [state, setState] = useState<'fresh' | 'stale' | 'mended'>('fresh');
  return {
    isStale: state === 'stale',
    /** For what the form was refused with. */
    noteRefusal: (error: unknown) =>
      setState(error instanceof CallError && error.code === 'conflict' ? 'stale' : 'fresh'),
    noteSaved: () => setState('fresh'),
    async mend(take: (stored: Profile) => void): Promise<void> {
      const stored = await reload();
      if (!stored) return;
      take(stored);
      setState('mended');
    },
    /** For the line under the form. */
    said: (message: string | null, done: string | null) =>
      state === 'mended' ? { problem: null, done: MENDED } : { problem: message, done },
  };
}
