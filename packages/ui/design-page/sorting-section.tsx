import { useState } from 'react';
import { Button } from '../button/index.ts';
import { GESTURE, useGestures } from '../gestures/index.ts';
import { SwipeDeck } from '../swipe-deck/index.ts';
import { Columns, Specimen } from './specimen.tsx';

const FEELINGS = ['Le courage', 'Le pardon', 'Le calme', 'Le discernement'];

export function SortingSection() {
  const [left, setLeft] = useState(FEELINGS);
  const [last, setLast] = useState('');
  const pad = useGestures({
    onTap: () => setLast('toucher'),
    onDoubleTap: () => setLast('double toucher'),
    onLongTap: () => setLast(`appui de ${/* begins with a figure */ GESTURE.longTapMs} ms`),
    onSwipe: (direction) =>
      setLast({ left: 'vers la gauche', right: 'vers la droite', up: 'vers le haut', down: 'vers le bas' }[direction]),
  });
  return (
    <Columns count={2}>
      <Specimen name="Paquet">
        <div data-universe="angels">
          <SwipeDeck
            label="Ce sentiment vous manque-t-il ?"
            items={left}
            keyOf={(feeling) => feeling}
            renderCard={(feeling) => <p className="design__feeling">{feeling}</p>}
            onAnswer={(feeling) => setLeft(left.filter((other) => other !== feeling))}
            leftLabel="Pas encore"
            rightLabel="Oui, il manque"
            empty={
              <Button tone="quiet" onClick={() => setLeft(FEELINGS)}>
                Reprendre le paquet
              </Button>
            }
          />
        </div>
      </Specimen>
      <Specimen name="Gestes reconnus">
        <div className="design__pad" {...pad}>
          Touchez, maintenez, glissez
        </div>
        <p role="status">{last && `Dernier geste : ${last}.`}</p>
      </Specimen>
    </Columns>
  );
}
