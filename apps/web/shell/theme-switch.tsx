import { useSyncExternalStore } from 'react';
import { chooseTheme, onTheme, readTheme, THEMES, type Theme } from './theme.ts';

const WORDS: Record<Theme, string> = { auto: 'Auto', light: 'Jour', dark: 'Nuit' };

export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(onTheme, readTheme, () => 'auto');
  return (
    <fieldset className="theme-switch">
      <legend>Lumière</legend>
      {THEMES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          <span>{WORDS[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
