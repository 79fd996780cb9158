import { type CallContext, fail, handle } from '@solelune/contract/server';
import { cardPreview, cardRemove, cardSave, type PlannedCard, plannedCards } from '../contract/desk.ts';
import { promotionSettings } from '../settings.ts';
import { asCard } from './card.repo.ts';
import { cardsChanged } from './cards.ts';
import { type CardRow, cardPage, findCard, removeCard, writeCard } from './desk.repo.ts';
import { displayOf } from './display-of.ts';
import { spanOf } from './span.ts';
import { displayStatistics } from './statistics.ts';
import { forgetTurns, planTurns } from './turns.ts';

const CLICK_DAYS = 30;
type Context = Pick<CallContext, 'db' | 'services' | 'now'>;

/** What each card was clicked, day by day; an advisor's own card is none of these. */
async function clicksByCard({ db, services, now }: Context): Promise<Map<number, readonly number[]>> {
  const { cards } = await displayStatistics({ db, config: services.config, now }, CLICK_DAYS);
  return new Map(cards.filter(({ title }) => title !== null).map(({ displayId, byDay }) => [displayId, byDay]));
}

function stateOf(row: CardRow, { epochMilliseconds: nowMs }: Temporal.Instant) {
  if (row.is_draft) return 'draft';
  const { fromMs = nowMs, untilMs = Number.POSITIVE_INFINITY } = spanOf(row);
  if (untilMs <= nowMs) return 'over';
  return fromMs > nowMs ? 'coming' : 'shown';
}

const NO_CLICKS = Array.from({ length: CLICK_DAYS }, () => 0);

function viewOf(row: CardRow, now: Temporal.Instant, clicks: readonly number[] = NO_CLICKS): PlannedCard {
  const { id, slot, title, content, link, linkText, audience, weight, body } = asCard(row);
  return {
    ...{ id, slot, title, content, link, link_text: linkText, audience, weight, picture: row.picture_url },
    ...{ conversion: row.conversion, first_day: row.shown_from, last_day: row.shown_until },
    ...{ first_hour: row.shown_from_hour, last_hour: row.shown_until_hour },
    advisor: body.type === 'collaborator' ? body.userId : null,
    ...{ state: stateOf(row, now), clicks: [...clicks] },
  };
}

export const plannedCardsHandler = handle(plannedCards, async ({ after }, context) => {
  const { page, next } = await cardPage(context.db, after);
  const clicks = await clicksByCard(context);
  return { rows: page.map((row) => viewOf(row, context.now, clicks.get(row.id))), next };
});

export const cardSaveHandler = handle(cardSave, async ({ id, advisor, ...card }, context) => {
  const { db, now } = context;
  const body = advisor ? { type: 'collaborator', userId: advisor } : { type: 'default' };
  const row = await writeCard(db, id, {
    ...{ slot: card.slot, title: card.title, content: card.content, link: card.link, link_text: card.link_text },
    ...{ picture_url: card.picture ?? null, conversion: card.conversion ?? null, is_draft: card.is_draft },
    ...{ audience: card.audience, weight: card.weight, body: JSON.stringify(body) },
    ...{ shown_from: card.first_day ?? null, shown_until: card.last_day ?? null },
    ...{ shown_from_hour: card.first_hour ?? null, shown_until_hour: card.last_hour ?? null },
  });
  if (!row) return fail('not_found');
  cardsChanged(context);
  await planTurns(db, context.services.jobs, row, now);
  return { card: viewOf(row, now, (await clicksByCard(context)).get(row.id)) };
});

export const cardRemoveHandler = handle(cardRemove, async ({ id }, context) => {
  if (!(await removeCard(context.db, id))) return fail('not_found');
  cardsChanged(context);
  await forgetTurns(context.db, context.services.jobs, id);
  return {};
});

/** The card stands first, beside those that stand there today; two of them, as on any page. */
export const cardPreviewHandler = handle(cardPreview, async ({ id }, { db, services }) => {
  const row = await findCard(db, id);
  if (!row) return fail('not_found');
  const card = asCard(row);
  const own = displayOf(card, 1, promotionSettings(services.config).wordpressUrl);
  const beside = (await services.displays?.({ isMember: false, seed: 'preview' }))?.[card.slot] ?? [];
  const banners = [own, ...beside.filter((display) => display.id !== id).slice(0, 2)];
  const displays = card.slot === 'menu' ? { bottom: { banners: [] }, menu: { banners } } : { bottom: { banners } };
  return { title: card.title, slot: card.slot, displays };
});
