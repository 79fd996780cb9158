import { useAnswer } from '@solelune/screen/answer';
import { computesHere } from '@solelune/screen/device';
import { part } from '@solelune/screen/part';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Cover, cover as coverCall } from '../../contract.ts';
import { EmptyCover } from '../cover/empty-cover.tsx';
import { type BookBirth, skyInfos } from './book-birth.ts';

/** Its drawing is a chunk of its own: the form is there before it. */
const DrawnCover = part(() => import('../cover/cover.tsx'));

const NO_SKY: Cover = { name: '', line: '', years: '', sky: { ascendantDeg: null, midheavenDeg: null, bodies: [] } };
const neverChanges = () => () => {};
const REST_MS = 350;

/** What somebody stopped changing a moment ago. */
function useRested(value: string | null): string | null {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The cover, drawn while one writes: the name at once, the sky as soon as day and place are known. */
export function LiveCover({ birth }: { birth: BookBirth }) {
  // Who asked that births stay on this device sends none before they order.
  const isHere = useSyncExternalStore(neverChanges, computesHere, () => false);
  const infos = useRested(skyInfos(birth));
  const { answer } = useAnswer(coverCall, infos && !isHere ? { infos } : null);
  const shown = { ...(answer ?? NO_SKY), name: birth.firstname.trim() };
  return (
    <div className="book-live book-beside__cover">
      <DrawnCover cover={shown} waiting={<EmptyCover />} />
      <p>
        {answer
          ? 'La roue est la vraie : les dix astres, à la minute de cette naissance.'
          : isHere
            ? 'Vos naissances restent sur cet appareil : la roue attend que vous commandiez.'
            : 'Avec une date et un lieu, la roue de ce ciel prend sa place ici.'}
      </p>
    </div>
  );
}
