import { Link } from '@solelune/screen/navigation';
import { useSaving } from '@solelune/screen/saving';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { SaveButton } from '@solelune/ui/save-button';
import { ShareButton } from '@solelune/ui/share-button';
import type { ReactNode } from 'react';

interface ResultActions {
  title: string;
  text: string;
  /** The address that says everything; null where there is nothing to keep. */
  address: string | null;
  again: { path: string; words: string };
}

/** What can be done with a result, once for its head and once for the foot of a phone: one state for both. */
export function useResultActions({ title, text, address, again }: ResultActions): { head: ReactNode; foot: ReactNode } {
  const saving = useSaving({ category: 'angel', title, address: address ?? '' });
  const actions = (
    <>
      {address && <SaveButton saving={saving} />}
      <Link className={buttonClass({ tone: 'quiet' })} to={again.path}>
        {again.words}
      </Link>
      <ShareButton title={title} text={text} />
    </>
  );
  return { head: <Actions place="head">{actions}</Actions>, foot: <Actions place="foot">{actions}</Actions> };
}
