import type { Glyph } from '@solelune/ui/icon';

export const microphoneGlyph: Glyph = {
  box: 24,
  d: 'M12 3a3 3 0 0 0-3 3v5.500a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11.500a6.5 6.5 0 0 0 13 0M12 18v3.200M8.5 21.200h7',
};
export const microphoneOffGlyph: Glyph = {
  box: 24,
  d: 'M9 9v2.500a3 3 0 0 0 4.6 2.500M15 11V6a3 3 0 0 0-5.8-1M5.5 11.500a6.5 6.5 0 0 0 10.3 5.300M18.5 11.500a6.4 6.4 0 0 1-.4 2.200M12 18v3.200M8.5 21.200h7M4 3.500l16 17',
};
