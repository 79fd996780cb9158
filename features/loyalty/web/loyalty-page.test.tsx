import { StillPage } from '@solelune/screen/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Rewardpoint } from '../contract.ts';
import { EARNING_TABLE, OFFERS } from '../engine/index.ts';
import LoyaltyPage from './loyalty-page.tsx';

const empty: Rewardpoint = {
  rewardpoint: 0,
  history: [],
  history_count: 0,
  earning: [...EARNING_TABLE],
  offers: OFFERS.map((offer) => ({
    ...{ id: offer.id, cost: offer.cost, kind: offer.kind },
    value: offer.kind === 'suns' ? offer.suns : offer.percent,
    valid_days: offer.kind === 'suns' ? null : offer.validDays,
  })),
  coupons: [],
  suns: 0,
  sun_value_cents: 1,
};
const line = {
  id: '1',
  label: 'Bienvenue',
  detail: null,
  amount: 50,
  balance_after: 50,
  made_at: '2026-11-01T10:00:00.000Z',
};
const some: Rewardpoint = { ...empty, rewardpoint: 250, suns: 1240, history: [line], history_count: 1 };

const drawn = (data: Rewardpoint) =>
  renderToStaticMarkup(
    <StillPage at="/profil/fidelite">
      <LoyaltyPage data={data} params={{}} />
    </StillPage>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');
const times = (markup: string, text: string) => markup.split(text).length - 1;

describe('the loyalty page', () => {
  it('says what to hope for when there is nothing yet', () => {
    const markup = drawn(empty);
    expect(markup).toContain('Vos premiers points lèveront le soleil');
    expect(markup).toContain('La page est encore blanche');
    expect(markup).not.toContain('<table');
    expect(times(markup, '>Échanger<')).toBe(0);
  });

  it('opens the offers that the points reach, and tells how far the others are', () => {
    const markup = drawn(some);
    expect(times(markup, '>Échanger<')).toBe(2);
    expect(markup).toContain('Encore 250 points et vous pourrez avoir 1 250 Soleils.');
    expect(markup).toContain('soit 12,40 € de consultation');
    expect(markup).toContain('1er nov.');
  });
});
