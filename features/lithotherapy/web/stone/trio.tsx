import { Gem } from './gem.tsx';
import './trio.css';

/** Three gems in a circle of sixty ticks: the head of the list. */
export function Trio() {
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const [angle, long] = [(index * 6 * Math.PI) / 180, index % 5 === 0];
    const end = (radius: number) =>
      `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${end(190)}L${end(long ? 178 : 185)}`;
  }).join('');
  return (
    <div className="stone-trio">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <circle cx="200" cy="200" r="190" />
        <path d={ticks} />
      </svg>
      <Gem slug="labradorite" />
      <Gem slug="amethyste" />
      <Gem slug="emeraude" />
    </div>
  );
}
