import { describe, expect, it } from 'vitest';
import { FIGURE_KINDS, figureProblem, readFigure } from './figure.ts';

describe('the line of a figure', () => {
  it.each([
    ['moon 2026-12-24 today', { kind: 'moon', days: ['2026-12-24', 'today'] }],
    ['lunation 2026-11', { kind: 'lunation', month: '2026-11' }],
    ['phases 2026', { kind: 'phases', year: 2026 }],
    ['eclipses 2026', { kind: 'eclipses', fromYear: 2026, toYear: 2026 }],
    ['wheel now', { kind: 'wheel', at: 'now', place: null, houses: 'placidus' }],
    [
      'wheel 1638-09-05T11:07Z at=48.8989,2.0938 place="Saint Germain" houses=koch',
      {
        kind: 'wheel',
        at: '1638-09-05T11:07Z',
        place: { name: 'Saint Germain', latDeg: 48.8989, lngDeg: 2.0938 },
        houses: 'koch',
      },
    ],
    [
      'transit jupiter,saturn 2026-01-01 2030-12-31',
      { kind: 'transit', bodies: ['jupiter', 'saturn'], from: '2026-01-01', to: '2030-12-31', of: 'longitude' },
    ],
    ['stations mercury 2026 2027', { kind: 'stations', body: 'mercury', fromYear: 2026, toYear: 2027 }],
    ['angel vehuiah today', { kind: 'angel', slugs: ['vehuiah', 'today'] }],
    ['card le-bateleur', { kind: 'card', cards: [{ deck: 'tarot', slug: 'le-bateleur' }] }],
    ['stone citrine', { kind: 'stone', slugs: ['citrine'] }],
    ['hour 11h11', { kind: 'hour', slug: '11h11' }],
    ['lifepath 1987-04-12', { kind: 'lifepath', birth: '1987-04-12' }],
  ])('%s is read', (line, figure) => expect(readFigure(line)).toEqual({ figure }));

  it('has a case here for each kind', () => expect(FIGURE_KINDS).toHaveLength(12));

  it.each([
    ['moon', 'wants 1 to 4 days'],
    ['moon 2026-02-30', 'is not a day'],
    ['lunation 2026-13', 'wants a month'],
    ['wheel 2026-08-12T17:46', 'is not an instant in UTC'],
    ['wheel now at=48.8,2.3', 'wants the name'],
    ['wheel now at=100,2.3 place=X', 'is not a place'],
    ['wheel now houses=vedic', 'is not a system of houses'],
    ['wheel now colour=red', 'has no option colour'],
    ['transit vulcan 2026-01-01 2026-02-01', 'is not a body'],
    ['transit moon 2000-01-01 2026-01-01', 'over a year at most'],
    ['transit sun 2026-02-01 2026-01-01', 'two days in order'],
    ['stations mercury 2027 2026', 'two in order'],
    ['angel gabriel-le-grand', 'there is no angel'],
    ['card la-lune-noire', 'there is no card'],
    ['stone kryptonite', 'there is no stone'],
    ['hour 13h37', 'there is no mirror hour'],
    ['picture x', 'is no figure'],
  ])('%s is refused, and the writer told why', (line, problem) => expect(figureProblem(line)).toContain(problem));
});
