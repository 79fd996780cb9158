import type { Frame, Screen } from '@solelune/screen';
import type { ComponentType, ReactNode } from 'react';

/** What stands around a page, inside the shell of the site. */
type Around = ComponentType<{ children: ReactNode }>;

/**
 * The frames that screens may ask for, by name. Their code comes with the first page that stands in one: who only reads never fetches it. A new
 * frame is its name in `Frame` (packages/screen/screen.ts), a folder here and a line in this list.
 */
const FRAMES: Record<Exclude<Frame, 'site' | 'bare'>, () => Promise<{ default: Around }>> = {
  member: () => import('./member/member-frame.tsx'),
  administration: () => import('./administration/administration-frame.tsx'),
  console: () => import('./console/console-frame.tsx'),
};

const loaded = new Map<Frame, Around>();

/** Loads a screen's frame once; afterwards `frameOf` has it at hand, so that rendering never waits. */
export async function loadFrame({ frame = 'site' }: Screen): Promise<void> {
  if (frame !== 'site' && frame !== 'bare' && !loaded.has(frame)) loaded.set(frame, (await FRAMES[frame]()).default);
}

/** Null for a page that stands in the site itself, and for one that stands alone. */
export function frameOf({ frame = 'site' }: Screen): Around | null {
  const around = loaded.get(frame);
  if (frame !== 'site' && frame !== 'bare' && !around)
    throw new Error(`The frame ${frame} was not loaded before it was shown`);
  return around ?? null;
}
