import { urlOf } from '@solelune/screen';
import { SitePreviews } from '@solelune/ui/site-previews';
import type { PlannedCard } from '../../contract/desk.ts';
import { addresses } from '../addresses.ts';

/** The card where it will stand. */
export function Previews({ id, slot }: { id: number; slot: PlannedCard['slot'] }) {
  const address = urlOf(addresses.preview, { id: String(id) });
  return (
    <>
      {slot === 'menu' && <p>Ouvrez le menu dans un onglet pour l’y voir : {<a href={address}>l’aperçu seul</a>}.</p>}
      <SitePreviews address={address} />
    </>
  );
}
