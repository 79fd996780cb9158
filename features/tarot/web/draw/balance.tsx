import { counted } from '@solelune/french/counts';
import { numberName } from '@solelune/french/numbers';
import { capitalised } from '@solelune/french/sentence';
import type { MadeDraw } from '../../contract.ts';
import './balance.css';

/** How the draw is shared among the families of its deck, beside what chance would give. */
export function Balance({ shares, count }: { shares: MadeDraw['balance']; count: number }) {
  const present = shares.filter((share) => share.count > 0).length;
  return (
    <section className="tarot-balance">
      <div className="page">
        <h2>L’équilibre du tirage</h2>
        <p>
          {capitalised(numberName(count, 'f'))} {count > 1 ? 'cartes' : 'carte'},{' '}
          {counted(present, 'famille', 'familles')} sur {shares.length}. Le trait marque ce que le hasard donnerait en
          moyenne&nbsp;: un écart se remarque, il ne prouve rien.
        </p>
        <ul>
          {shares.map(({ family, about, count: here, expected }) => (
            <li key={family}>
              <b>{family}</b>
              <small>{about}</small>
              <span aria-hidden="true" style={{ '--expected': expected }}>
                {Array.from({ length: here }, (_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- marks that are all alike
                  <i key={index} />
                ))}
              </span>
              <strong>{here}</strong>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
