import { angelOf } from '@solelune/angels/engine';
import { Seal, SealDefs } from '@solelune/angels/web/seal';
import { de } from '@solelune/french/elision';

export function AngelPiece({ number }: { number: number }) {
  const angel = angelOf(number);
  return (
    <figure className="shared-angel">
      <SealDefs angels={[angel]} />
      <Seal angel={angel} label={`Le sceau ${de(angel.name)}`} />
      <figcaption>
        <b>{angel.name}</b> ange {number} sur 72
      </figcaption>
    </figure>
  );
}
