import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canEdit,
  comebackWords,
  nextChangeMs,
  orderTeam,
  type PresenceFacts,
  passes,
  priceCents,
  scoreOf,
  statusAt,
} from './index.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');
const there: PresenceFacts = { switch: 'available', comebackMs: null, leaseUntilMs: NOW + 1, isInRoom: false };

describe('a status', () => {
  it.each<[string, Partial<PresenceFacts>, string]>([
    ['switch, console, no room', {}, 'online'],
    ['in a room', { isInRoom: true }, 'busy'],
    ['in a room, switched to away', { isInRoom: true, switch: 'away' }, 'busy'],
    ['away', { switch: 'away' }, 'offline'],
    ['no console ever', { leaseUntilMs: null }, 'offline'],
    ['a lease that has just ended', { leaseUntilMs: NOW }, 'offline'],
    ['a room that outlived its console', { leaseUntilMs: NOW, isInRoom: true }, 'offline'],
  ])('%s', (_, facts, status) => expect(statusAt({ ...there, ...facts }, NOW).status).toBe(status));

  it('changes by itself exactly when it says', () => {
    const facts = fc.record<PresenceFacts>({
      switch: fc.constantFrom('available', 'away'),
      comebackMs: fc.option(fc.integer({ min: NOW - 9, max: NOW + 9 })),
      leaseUntilMs: fc.option(fc.integer({ min: NOW - 9, max: NOW + 9 })),
      isInRoom: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const next = nextChangeMs(given, NOW) ?? NOW + 100;
        for (let at = NOW; at < next; at++) expect(statusAt(given, at)).toEqual(statusAt(given, NOW));
        expect(next).toBeGreaterThan(NOW);
      }),
    );
  });
});

describe('the hour of return in words', () => {
  it.each([
    ['2026-11-16T13:30:00Z', 'Europe/Paris', 'à 14 h 30'],
    ['2026-11-16T13:27:10Z', 'Europe/Paris', 'à 14 h 30'],
    ['2026-11-16T20:00:00Z', 'Europe/Paris', 'à 21 h'],
    ['2026-11-17T08:00:00Z', 'Europe/Paris', 'demain matin'],
    ['2026-11-17T15:00:00Z', 'Europe/Paris', 'demain après-midi'],
    ['2026-11-17T19:00:00Z', 'Europe/Paris', 'demain soir'],
    ['2026-11-19T19:00:00Z', 'Europe/Paris', 'jeudi soir'],
    ['2026-11-22T08:00:00Z', 'Europe/Paris', 'dimanche matin'],
    ['2026-11-23T08:00:00Z', 'Europe/Paris', 'le 23 novembre'],
    ['2026-12-01T08:00:00Z', 'Europe/Paris', 'le 1er décembre'],
    ['2026-11-16T23:10:00Z', 'Europe/Paris', 'demain matin'],
    ['2026-11-16T23:10:00Z', 'America/Martinique', 'à 19 h 10'],
    ['2026-11-16T13:30:00Z', 'Pacific/Noumea', 'demain matin'],
  ])('%s in %s', (comeback, zone, words) =>
    expect(comebackWords(comeback, NOW, zone).replaceAll('\u00a0', ' ')).toBe(words),
  );
});

describe('the team', () => {
  const advisor = (id: number, status: 'online' | 'busy' | 'offline' = 'online', comeback?: string) => ({
    ...{ id, seen: { status, ...(comeback ? { comeback } : {}) } },
    ...{ disciplines: ['tarot' as const], languages: ['fr'], prices: { phone: 260, chat: null, written: null } },
  });
  it('stands by presence, then by return, then by a turn that goes round', () => {
    const team = [
      advisor(1, 'offline'),
      advisor(2),
      advisor(3, 'busy'),
      advisor(4, 'offline', '2026-11-17'),
      advisor(5),
    ];
    const first = orderTeam(team, '2026-11-16').map(({ id }) => id);
    expect(first.slice(2)).toEqual([3, 4, 1]);
    const week = Array.from({ length: 5 }, (_, day) => orderTeam(team, `2026-11-${16 + day}`)[0]?.id);
    expect(new Set(week)).toEqual(new Set([2, 5]));
  });
  it('gives each of equals the first place equally often', () => {
    const team = [1, 2, 3, 4].map((id) => advisor(id));
    const firsts = Array.from({ length: 8 }, (_, day) => orderTeam(team, `2026-11-${10 + day}`)[0]?.id);
    for (const { id } of team) expect(firsts.filter((first) => first === id)).toHaveLength(2);
  });
  it.each([
    [{}, true],
    [{ discipline: 'tarot' }, true],
    [{ discipline: 'angels' }, false],
    [{ way: 'phone', mostCents: 260 }, true],
    [{ way: 'phone', mostCents: 259 }, false],
    [{ way: 'chat' }, false],
    [{ language: 'it' }, false],
    [{ isThere: true }, true],
  ] as const)('is filtered by %o', (filters, isShown) => expect(passes(advisor(1), filters)).toBe(isShown));
  it('costs what minutes come to; a letter has one price', () => {
    const prices = { phone: 320, chat: null, written: 2800 };
    expect([
      priceCents(prices, 'phone', 20),
      priceCents(prices, 'chat', 20),
      priceCents(prices, 'written', 20),
    ]).toEqual([6400, null, 2800]);
  });
});

describe('a score', () => {
  it.each([
    [[4, 0, 0, 0, 0], null],
    [[5, 0, 0, 0, 0], 50],
    [[4, 1, 0, 0, 0], 48],
    [[2, 2, 0, 0, 1], 38],
    [[1, 1, 1, 1, 1], 30],
  ] as const)('%o is %s tenths', (distribution, tenths) => expect(scoreOf(distribution).tenths).toBe(tenths));
  it('can be changed for seven days', () => {
    const week = 7 * 86_400_000;
    expect([canEdit(NOW, NOW + week - 1), canEdit(NOW, NOW + week)]).toEqual([true, false]);
  });
});
