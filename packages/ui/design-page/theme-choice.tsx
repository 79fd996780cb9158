import { useState } from 'react';
import { SegmentedControl } from '../segmented-control/index.ts';

type Theme = 'light' | 'dark' | 'system';

/** The switch a page would offer: it writes `data-theme` on the root, or leaves the choice to the system. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <SegmentedControl
      label="Lumière"
      value={theme}
      onValueChange={choose}
      choices={[
        { value: 'light', label: 'Jour' },
        { value: 'dark', label: 'Nuit' },
        { value: 'system', label: 'Appareil' },
      ]}
    />
  );
}
