import { handle } from '@solelune/contract/server';
import { drawsMine } from '../contract.ts';
import { cardsOf, chanceReport } from '../engine/index.ts';
import { cardLineOf } from './card-lines.ts';
import { drawsOfMember } from './draw.repo.ts';
import { dealtOf } from './draw-view.ts';

/** Beyond these, the latest are counted: each is dealt again from its seeds. */
const MOST_DRAWS = 1000;

export const drawsMineHandler = handle(drawsMine, async ({ pack = 'majors' }, { db, who, services }) => {
  const rows = await drawsOfMember(db, who.userId, pack, MOST_DRAWS);
  // A card that was computed was not drawn: chance had no part in it.
  const draws = rows.map((row) => dealtOf(services, row).laid.flatMap(({ card, pick }) => (pick ? [card.slug] : [])));
  const cards = cardsOf(pack);
  const { counts, most, ...report } = chanceReport(
    draws,
    cards.map(({ slug }) => slug),
  );
  const lines = new Map(cards.map((card) => [card.slug, cardLineOf(card, '')]));
  const named = <T extends { slug: string }>(one: T) => ({
    ...one,
    ...{ name: lines.get(one.slug)?.name ?? '', numeral: lines.get(one.slug)?.numeral ?? '' },
  });
  return { ...report, counts: counts.map(named), most: most && named(most) };
});
