import { angelOf } from '../../engine/index.ts';
import { Seal, SealDefs } from '../seal/seal.tsx';
import './feeling-fan.css';

const CARDS = [
  { word: 'Paix', angel: 2 },
  { word: 'Courage', angel: 37 },
  { word: 'Clarté', angel: 15 },
];

/** Three cards of the test, fanned, each with a word and the seal of an angel that has it. */
export function FeelingFan() {
  return (
    <div className="angels-fan" aria-hidden="true">
      <SealDefs angels={CARDS.map(({ angel }) => angelOf(angel))} />
      {CARDS.map(({ word, angel }) => (
        <div key={word}>
          <Seal angel={angelOf(angel)} />
          <b>{word}</b>
        </div>
      ))}
    </div>
  );
}
