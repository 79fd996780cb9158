import { angelOf } from '../../engine/index.ts';
import { Seal, SealDefs } from '../seal/seal.tsx';
import './seal-trio.css';

/** Three seals laid over one another: a birth has three angels. */
export function SealTrio({ numbers }: { numbers: readonly [number, number, number] }) {
  const angels = numbers.map(angelOf);
  return (
    <div className="angels-seal-trio" aria-hidden="true">
      <SealDefs angels={angels} />
      {angels.map((angel) => (
        <Seal key={angel.number} angel={angel} />
      ))}
    </div>
  );
}
