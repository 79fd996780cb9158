import { urlOf } from '@solelune/screen';
import type { SignFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { CoinLinks } from '../frame/coin-links.tsx';

/** The same sign with the eleven other ascendants. */
export function OtherAscendants({ sign, ascendant }: { sign: SignFacts; ascendant: SignFacts }) {
  return (
    <CoinLinks
      title={`${sign.name}, avec un autre ascendant`}
      note="Deux heures plus tard, un autre signe se levait, et l’on aurait dit de vous autre chose au premier regard."
      urlOfSign={(other) => urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: other.slug })}
      before={`${sign.name} ascendant`}
      rising
      current={ascendant.key}
    />
  );
}
