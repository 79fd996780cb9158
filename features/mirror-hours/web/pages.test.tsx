import { StillPage } from '@solelune/screen/app';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Sighting } from '../engine/records.ts';
import Statistics from './charts/statistics.tsx';
import { countdownWords } from './clock/countdown.ts';
import { skyOfHour } from './drawings/sky-of-hour.ts';
import { CurrentHourCard } from './journal/current-hour-card.tsx';
import type { Journal } from './journal/journal.ts';
import JournalPage from './journal-page.tsx';
import { screens as mirrorHoursScreens } from './screens.ts';
import { dayWords, shareWords } from './words.ts';

const wordsOf = (page: ReactNode) =>
  renderToString(<StillPage at="/profil/mon-heure-miroir">{page}</StillPage>)
    .replaceAll('<!-- -->', '')
    .replaceAll(/&#160;|[\u00a0\u202f]/g, ' ');

const seen = (date: string, hour: string, live = false): Sighting => ({ date, hour, live });
const records = [seen('2026-11-15', '14h14', true), seen('2026-11-14', '14h14'), seen('2026-11-14', '22h22')];

describe('the current hour', () => {
  const card = (journal: Partial<Journal>) =>
    wordsOf(
      <CurrentHourCard
        journal={{ where: 'account', records, state: 'locked', current: null, ...journal } as Journal}
      />,
    );

  it('says what each state is', () => {
    expect(card({ state: 'none' })).toContain('verrouillée');
    expect(card({ state: 'locked', where: 'device', current: records[0] ?? null })).toContain('14h14 vous attend');
    expect(card({ state: 'unlocked', current: records[0] ?? null })).toContain('14h14 est déverrouillée');
    expect(card({ state: 'seen', current: records[0] ?? null })).toContain('Relire 14h14');
  });

  it('shows the hour only when it is open', () => {
    expect(card({ state: 'locked' })).not.toContain('14h14');
    expect(card({ state: 'unlocked', current: records[0] ?? null })).toContain('<text');
  });
});

describe('the statistics', () => {
  const html = wordsOf(<Statistics where="device" records={records} today="2026-11-15" />);

  it('each chart has its table', () => {
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html).toMatch(/14 novembre 2026<\/th><td>2<\/td>/);
    expect(html).toMatch(/14h14<\/th><td>2<\/td>/);
    expect(html).toMatch(/9 novembre 2026<\/th><td>0<\/td>/);
  });

  it('compare with chance, and say how', () => {
    expect(html).toContain('entre 4 et 16');
    expect(html).toContain('moins que ce que le hasard montrerait');
    expect(html).toContain('loi binomiale');
  });
});

describe('the member’s page', () => {
  it('is drawn without a clock, as the server would', () => {
    const html = wordsOf(<JournalPage data={{ records: [], current_mirror_hour: null, state: 'none' }} params={{}} />);
    expect(html).toContain('Noter une heure');
  });
});

describe('words', () => {
  it.each([
    [725_000, '12 min 05 s'],
    [60_000, '1 min 00 s'],
    [59_001, '1 min 00 s'],
    [1, '1 s'],
    [-5, '0 s'],
  ])('%i ms: %s', (ms, words) => {
    const said = countdownWords(ms).replaceAll('\u00a0', ' ');
    expect(said).toBe(words);
  });

  it('days and shares', () => {
    expect(dayWords('2026-11-01', '2026')).toBe('dimanche 1er\u00A0novembre');
    expect(dayWords('2025-11-11', '2026')).toBe('mardi 11\u00A0novembre 2025');
    expect([shareWords(0.0004), shareWords(0.004), shareWords(0.5)]).toEqual([
      'moins d’une fois sur mille',
      '4 fois sur mille',
      '50 fois sur cent',
    ]);
  });
});

describe('the screens', () => {
  it('list the fifty-two hours, and no other address exists', () => {
    const detail = mirrorHoursScreens.find(({ name }) => name === 'mirror-hours.detail');
    expect(detail?.sitemap).toHaveLength(52);
    const accepts = detail?.where?.['hour'] as (value: string) => boolean;
    expect(['00h00', '12h21', '22h20'].every(accepts)).toBe(true);
    expect(['00h01', '12h13', '24h24', '14h14 '].some(accepts)).toBe(false);
  });
});

describe('the sky of an hour', () => {
  it('is dark at night, light by day, and its light goes from one side to the other', () => {
    expect(skyOfHour(0)).toMatchObject({ isDark: true, isDay: false, course: 0.5 });
    expect(skyOfHour(12 * 60 + 12)).toMatchObject({ isDark: false, isDay: true });
    expect(skyOfHour(6 * 60 + 6).course).toBeLessThan(skyOfHour(17 * 60 + 17).course);
  });
});
