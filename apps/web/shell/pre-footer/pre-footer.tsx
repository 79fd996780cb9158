import type { Display } from '@solelune/contract';
import { part } from '@solelune/screen/part';
import { countClick } from './count-click.ts';
import { DisplayCard } from './display-card.tsx';
import { isOfMenu } from './display-places.ts';
import './pre-footer.css';

const WordpressBox = part(() => import('@solelune/promotions/web/wordpress-box'));

/** Promotional cards above the foot of the page. A box of the other site (`wordpress`) without its address is left out. */
export default function PreFooter({ displays }: { displays: readonly Display[] }) {
  const shown = displays.filter(
    (display) => !isOfMenu(display) && (display.type !== 'wordpress' || display.wordpress_url),
  );
  if (shown.length === 0) return null;
  return (
    <section className="pre-footer" aria-label="À découvrir" data-print="hide">
      <ul className="page pre-footer__grid">
        {shown.map((display) => (
          <li key={display.id}>
            {display.type === 'wordpress' ? (
              <WordpressBox
                url={display.wordpress_url ?? ''}
                slot={display.wordpress_slot ?? ''}
                onFollow={() => void countClick(display)}
              />
            ) : (
              <DisplayCard display={display} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
