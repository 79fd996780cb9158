import { Button } from '@solelune/ui/button';
import { bookmarkGlyph, Icon } from '@solelune/ui/icon';
import { createContext, useContext } from 'react';

/** A result as a member's activities will keep it: the address says everything. */
interface SavedResult {
  title: string;
  address: string;
}

/**
 * The one seam to the member area: whoever holds the session fills this with the call that writes an activity. Until there are
 * members it stays null, and no button is shown that could not keep its promise.
 */
const SaveContext = createContext<((result: SavedResult) => Promise<void>) | null>(null);

export function SaveResult(result: SavedResult) {
  const save = useContext(SaveContext);
  if (!save) return null;
  return (
    <Button onClick={() => void save(result)}>
      <Icon of={bookmarkGlyph} />
      Enregistrer
    </Button>
  );
}
