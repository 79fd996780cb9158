import { seededRandom } from '@solelune/ui/geometry';
import type { SensitiveTheme } from '../../engine/themes.ts';
import './archway.css';

const GLOWS: Readonly<Record<SensitiveTheme, string>> = { health: '#2f8f86', sexuality: '#b2456f' };
const cut = (value: number) => Math.round(value * 10) / 10;

/** A door that is closed until one opens it: an arch, a curtain, a light behind. */
export function Archway({ theme }: { theme: SensitiveTheme }) {
  const random = seededRandom(theme === 'health' ? 7 : 11);
  const stars = Array.from({ length: 26 }, () => `M${cut(20 + random() * 260)} ${cut(8 + random() * 84)}h.01`).join('');
  const folds = Array.from({ length: 9 }, (_, fold) => `M${104 + fold * 11.5} 36q-3 62 0 96`).join('');
  return (
    <svg className="archway" viewBox="0 0 300 136" aria-hidden="true">
      <path d={stars} className="archway__stars" />
      <ellipse cx="150" cy="92" rx="70" ry="60" fill={GLOWS[theme]} opacity=".3" />
      <path d="M92 136V78a58 58 0 0 1 116 0v58z" fill={GLOWS[theme]} fillOpacity=".42" />
      <path d={folds} className="archway__folds" />
      <path d="M92 136V78a58 58 0 0 1 116 0v58M100 136V78a50 50 0 0 1 100 0v58" className="archway__frame" />
      <path d="M76 136h148M150 12v8M146 16h8" className="archway__frame" />
    </svg>
  );
}
