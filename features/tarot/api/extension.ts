import type { MemberHooks } from '@solelune/contract/server';
import { drawsOfEveryPack } from './draw.repo.ts';

/** A member's draws in the export of their data. With the account its rows go too (on delete cascade). */
export const tarotExtension: MemberHooks = {
  async exportOf(db, userId) {
    const rows = await drawsOfEveryPack(db, userId);
    return {
      tirages: rows.map(({ id, spread, pack, picks, visitor_seed, drawn_at }) => ({
        ...{ adresse: `/tirage/${id}`, tirage: spread, jeu: pack, cartes_prises: picks },
        ...{ graine: visitor_seed, tire_le: drawn_at.toISOString() },
      })),
    };
  },
};
