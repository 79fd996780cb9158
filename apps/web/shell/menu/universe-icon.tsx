import type { Universe } from '@solelune/screen';
import { Icon, universeGlyphs } from '@solelune/ui/icon';

/** The drawing of a universe, by the name screens give it. */
export function UniverseIcon({ of }: { of: Universe }) {
  return (
    <Icon of={of === 'mirror' ? universeGlyphs.mirrorHour : universeGlyphs[of]} size={28} className="universe-icon" />
  );
}
