import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import type { Angel } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { Seal, SealDefs } from '../seal/seal.tsx';
import './found-angel.css';

/** The moment between the last answer and the result: the seal turns up, and leads on by itself or at a press. */
export function FoundAngel({ angel }: { angel: Angel }) {
  return (
    <Link className="angels-found-one" to={urlOf(addresses.testResult, { angel: angel.slug })}>
      <SealDefs angels={[angel]} />
      <Seal angel={angel} />
      <b>{angel.name}</b>
    </Link>
  );
}
