import { Gem } from './gem.tsx';
import { Ring } from './ring.tsx';
import './trio.css';

/** Three gems in their ring: the head of the list. */
export function Trio() {
  return (
    <Ring className="stone-trio">
      <Gem slug="labradorite" />
      <Gem slug="amethyste" />
      <Gem slug="emeraude" />
    </Ring>
  );
}
