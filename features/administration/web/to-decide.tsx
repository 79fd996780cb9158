import { Link } from '@solelune/screen/navigation';
import { checkGlyph, Icon, infoGlyph } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import type { Overview } from '../contract.ts';
import './to-decide.css';

/** What waits for whoever looks, the longest waiting first. */
export const ToDecide = ({ awaiting }: Pick<Overview, 'awaiting'>) => (
  <section className="administration-panel to-decide">
    <h2>À décider</h2>
    {awaiting.length === 0 ? (
      <p>
        <Icon of={checkGlyph} size={20} /> Rien n’attend de décision de votre part.
      </p>
    ) : (
      <ul>
        {awaiting.map(({ title, words, act, address, since }) => (
          <li key={title}>
            <Icon of={infoGlyph} size={24} />
            <div>
              <b>{title}</b>
              <p>
                {words} Depuis <InstantText at={since} />.
              </p>
            </div>
            <Link to={address} aria-label={`${act} : ${title}`}>
              {act}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);
