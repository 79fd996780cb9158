import { StatusWhenNear } from '@solelune/advisors/web/status';
import type { Display } from '@solelune/contract';
import { incrementStat } from '@solelune/promotions/contract';
import { device } from '@solelune/screen/device';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { addresses } from '../../known-screens.ts';
import { client } from '../../state/client.ts';
import { ScreenLink, SiteLink } from '../screen-link.tsx';
import { displayTarget } from './display-target.ts';
import './pre-footer.css';

/** Promotional cards above the foot of the page. Cards made by the other site (`wordpress`) need its address and are left to it. */
export default function PreFooter({ displays }: { displays: readonly Display[] }) {
  const shown = displays.filter(({ type }) => type !== 'wordpress');
  if (shown.length === 0) return null;
  return (
    <section className="pre-footer" aria-label="À découvrir">
      <ul className="page pre-footer__grid">
        {shown.map((display) => (
          <li key={display.id}>
            <DisplayCard display={display} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DisplayCard({ display }: { display: Display }) {
  const target = displayTarget(display, addresses);
  const content = (
    <>
      {display.picture_url && <img src={display.picture_url} alt="" width="108" height="138" loading="lazy" />}
      <div>
        <h2>{display.title}</h2>
        <p>{display.content}</p>
        {display.type === 'collaborator' && <StatusWhenNear id={display.collaborator?.user_id} />}
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
    <SiteLink className="display-card" href={target.href}>
      {content}
    </SiteLink>
  );
}

/** A click inside the application leaves no trace in an address: it is told to the server, and what it answers is kept. */
async function countClick({ id, encoded_slot: slot, conversion }: Display): Promise<void> {
  try {
    const counted = await client.call(incrementStat, { bcc: id, slot, ...(conversion ? { cv: conversion } : {}) });
    device.write('cv_tr', JSON.stringify(counted.conversions));
  } catch {
    // A click that is not counted must not stop the visitor.
  }
}
