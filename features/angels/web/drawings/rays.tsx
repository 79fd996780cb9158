import { at } from '../seal/seal-geometry.ts';
import './rays.css';

const lengthOf = (index: number) => (index % 4 ? 392 : index % 8 ? 470 : 760);
const PATH = Array.from(
  { length: 144 },
  (_, index) => `M${at(338 + (index % 2) * 14, index * 2.5)}L${at(lengthOf(index), index * 2.5)}`,
).join('');

/** The morning light around a seal: a crown and its rays. */
export function Rays() {
  return (
    <svg className="angels-rays" viewBox="-800 -800 1600 1600" aria-hidden="true">
      <path d={PATH} opacity=".55" />
      <circle r="330" opacity=".6" />
    </svg>
  );
}
