import { Link } from '@solelune/screen/navigation';
import { InstantText } from '@solelune/ui/instant-text';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { DrawView, MadeDraw } from '../../contract.ts';
import { Steps } from '../ask/steps.tsx';
import { useNote } from '../device/use-note.ts';
import { pageOfSpread } from '../draws.ts';
import { Cloth } from '../table/cloth.tsx';
import { Table } from '../table/table.tsx';
import { Balance } from './balance.tsx';
import { Keep } from './keep.tsx';
import { Links } from './links.tsx';
import { Proof } from './proof.tsx';
import { Reading } from './reading.tsx';
import { Verdict } from './verdict.tsx';
import './made.css';

interface MadeProps {
  view: DrawView;
  made: MadeDraw;
  /** Just taken: the cards lie face down, and are turned one after the other. Whoever comes back finds them turned. */
  isFresh: boolean;
}

export function Made({ view, made, isFresh }: MadeProps) {
  const [turned, setTurned] = useState(isFresh ? 0 : made.cards.length);
  // The card turns first; its words come as soon as that is on its way.
  const read = useDeferredValue(turned);
  const { note, before } = useNote(view.id);
  const head = useRef<HTMLHeadingElement>(null);
  const isWhole = read === made.cards.length;
  const start = pageOfSpread(view.spread);
  // The fan, and the button under the finger with it, is gone: the eye and the keyboard begin at the top of the table.
  useEffect(() => {
    if (isFresh) head.current?.focus();
  }, [isFresh]);
  return (
    <>
      <header className="tarot-made__head page">
        <div>
          <p className="eyebrow">
            <Link to={start.path}>{start.name}</Link>, <InstantText at={made.drawn_at} />
          </p>
          <h1 ref={head} tabIndex={-1}>
            {view.title}
          </h1>
        </div>
        {note?.question && (
          <div className="tarot-made__question">
            <small>Votre question, gardée pour vous</small>
            <b>{note.question}</b>
          </div>
        )}
      </header>
      <Cloth aria-label="La table">
        <div className="page tarot-made__table">
          <Steps at={turned === made.cards.length ? 4 : 3} />
          <Table view={view} made={made} turned={turned} onTurn={setTurned} />
        </div>
      </Cloth>
      {made.verdict && isWhole && <Verdict verdict={made.verdict} />}
      <Reading view={view} made={made} turned={read} />
      {isWhole && (
        <>
          <Links made={made} />
          {made.balance.length > 0 && <Balance shares={made.balance} count={made.cards.length} />}
          <Keep view={view} made={made} question={note?.question ?? ''} askedBefore={before} />
          <Proof view={view} made={made} />
        </>
      )}
    </>
  );
}
