import type { Display } from '@solelune/contract';
import { incrementStat } from '@solelune/promotions/contract';
import { device } from '@solelune/screen/device';
import { part } from '@solelune/screen/part';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { addresses } from '../../known-screens.ts';
import { client } from '../../state/client.ts';
import { ScreenLink, SiteLink } from '../screen-link.tsx';
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
