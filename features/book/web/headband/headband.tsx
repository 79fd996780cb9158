import { device } from '@solelune/screen/device';
import { Link } from '@solelune/screen/navigation';
import { closeGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { useState, useSyncExternalStore } from 'react';
import './headband.css';

/** On the device (product document, section 3): the headband was put away. */
const PUT_AWAY = 'book-headband';
const neverChanges = () => () => {};

/** A word about the book, which one may put away for good. The frame of the site does not show it (section 4): a page that wants it does. */
export function BookHeadband() {
  const wasPutAway = useSyncExternalStore(
    neverChanges,
    () => device.read(PUT_AWAY) !== null,
    () => false,
  );
  const [isPutAway, setPutAway] = useState(false);
  if (wasPutAway || isPutAway) return null;
  const putAway = () => {
    device.write(PUT_AWAY, '1');
    setPutAway(true);
  };
  return (
    <aside className="book-headband on-night" aria-label="Le livre" data-print="hide">
      <p>
        <b>La Promesse céleste</b> Votre livre : 186 pages, vingt ans de périodes clés.
      </p>
      <Link to="/landing-promesse-celeste">Découvrir</Link>
      <IconButton of={closeGlyph} label="Ne plus montrer" onClick={putAway} />
    </aside>
  );
}
