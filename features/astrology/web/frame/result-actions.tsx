import { Link } from '@solelune/screen/navigation';
import { useSaving } from '@solelune/screen/saving';
import { Actions as Row } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { SaveButton } from '@solelune/ui/save-button';
import { ShareButton } from '@solelune/ui/share-button';
import type { ReactNode } from 'react';

interface ResultActionsProps {
  title: string;
  text: string;
  /** The address as a member keeps it, and the one that is shared: without the last name. */
  address: string;
  sharePath: string;
  /** Where there is more to share than an address: `ShareSky`. */
  sharing?: ReactNode;
  /** What leads back to the form. */
  again: { path: string; words: string };
}

/** What one does with a result: keep it, share it, ask again. On a phone they stay at hand at the foot of the page. */
export function useResultActions({ title, text, address, sharePath, sharing, again }: ResultActionsProps) {
  const saving = useSaving({ category: 'sign', title, address });
  // The host is known in the browser alone, where sharing happens.
  const url = typeof location === 'undefined' ? sharePath : location.origin + sharePath;
  return (
    <>
      <SaveButton saving={saving} tone="gold" />
      <Link className={buttonClass({ tone: 'quiet' })} to={again.path}>
        {again.words}
      </Link>
      {sharing ?? <ShareButton title={title} text={text} url={url} />}
    </>
  );
}

/** They stand under the title and at the foot of a phone. Where the site's own bar is at that foot, they stay under the title. */
export function Actions({ foot, stays, children }: { foot?: boolean; stays?: boolean; children: ReactNode }) {
  return <Row place={foot ? 'foot' : stays ? undefined : 'head'}>{children}</Row>;
}
