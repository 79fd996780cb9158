import { device } from '@solelune/screen/device';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readTheme(): Theme {
  const kept = device.read('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Kept on the device; a script in the head puts it on before the first paint of the next page. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'auto') {
    device.forget('theme');
    delete document.documentElement.dataset['theme'];
  } else {
    device.write('theme', theme);
    document.documentElement.dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
}
