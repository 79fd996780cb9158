import { useEffect, useState } from 'react';
import { chooseTheme, readTheme, THEMES, type Theme } from './theme.ts';

const WORDS: Record<Theme, string> = { auto: 'Auto', light: 'Jour', dark: 'Nuit' };

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => setTheme(readTheme()), []);
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
            onChange={() => {
              setTheme(value);
              chooseTheme(value);
            }}
          />
          <span>{WORDS[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
