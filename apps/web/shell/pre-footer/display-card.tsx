import type { Display } from '@solelune/contract';
import { part } from '@solelune/screen/part';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { addresses } from '../../known-screens.ts';
import { ScreenLink, SiteLink } from '../screen-link.tsx';
import { countClick } from './count-click.ts';
import { displayTarget } from './display-target.ts';
import './display-card.css';

const AdvisorStatus = part(() => import('@solelune/promotions/web/advisor-status'));

/** A promotional card, wherever it stands. */
export function DisplayCard({ display }: { display: Display }) {
  const target = displayTarget(display, addresses);
  const content = (
    <>
      {display.picture_url && <img src={display.picture_url} alt="" width="108" height="138" loading="lazy" />}
      <div>
        <h2>{display.title}</h2>
        {display.collaborator && <AdvisorStatus userId={display.collaborator.user_id} />}
        <p>{display.content}</p>
        <span className="display-card__link">
          {display.link_text} <Icon of={arrowGlyph} size={18} />
        </span>
      </div>
    </>
  );
  return target.kind === 'screen' ? (
    <ScreenLink
      className="display-card"
      screen={target.name}
      params={target.params}
      onClick={() => void countClick(display)}
    >
      {content}
    </ScreenLink>
  ) : (
    <SiteLink className="display-card" href={target.href} onClick={() => void countClick(display)}>
      {content}
    </SiteLink>
  );
}
