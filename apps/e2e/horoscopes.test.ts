import { encodeInfos } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { hydrated, SIZES, type Size, siteUrl, useBrowser } from './site.ts';

const { visit } = useBrowser();
const DAILY = '/horoscope/horoscope-du-jour';
const soon = <T>(read: () => Promise<T> | T) => expect.poll(read);
const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ');

describe.each(Object.keys(SIZES) as Size[])('the day, %s', (size) => {
  it('a sign is chosen, remembered, and found again from the home page', async () => {
    const { page, problems } = await visit(size);
    await page.goto(DAILY);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Choisir un signe' }).getByRole('link', { name: 'Lion' }).click();
    await soon(() => page.url()).toContain('?signe=lion');
    await soon(() => page.locator('#lion').isVisible()).toBe(true);
    expect(await page.locator('section.sign-day:visible').count()).toBe(1);

    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Lire mon horoscope du jour' });
    await soon(() => link.getAttribute('href')).toBe(`${DAILY}?signe=lion`);

    await page.goto('/horoscope/horoscope-de-demain');
    await hydrated(page);
    await soon(() => page.locator('#lion').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'L’oublier' }).click();
    await page.getByText('cet appareil s’en souviendra').waitFor();
    expect(problems).toEqual([]);
  });
});

it('without scripts the sign of the address is shown, and the twelve are in the page', async () => {
  const { page } = await visit('phone', { javaScriptEnabled: false });
  await page.goto(`${DAILY}?signe=vierge`);
  expect(await page.locator('#vierge').isVisible()).toBe(true);
  expect(await page.locator('#lion').isVisible()).toBe(false);
  expect(await page.locator('section.sign-day').count()).toBe(12);
  await page.getByText('Ouvrir le thème Santé').locator('visible=true').click();
  await page.locator('#vierge .day-themes__door[open] .day-themes__text').waitFor();
});

// The day before the clocks change, and one of each hemisphere and side of Greenwich.
it.each([
  ['Europe/Paris', '2026-03-28T22:59:40Z', 'samedi 28 mars 2026', 'dimanche 29 mars 2026'],
  ['Pacific/Auckland', '2026-04-04T10:59:40Z', 'samedi 4 avril 2026', 'dimanche 5 avril 2026'],
  ['America/Martinique', '2026-11-16T03:59:40Z', 'dimanche 15 novembre 2026', 'lundi 16 novembre 2026'],
])('the day turns over at midnight of %s', async (timezoneId, time, before, after) => {
  const { page } = await visit('desktop', { timezoneId });
  await page.clock.install({ time });
  await page.goto(DAILY);
  const shown = async () => plain(await page.locator('.day-hero__when').textContent());
  await soon(shown).toBe(before);
  await page.clock.runFor(70_000);
  await soon(shown).toBe(after);
});

/** The little of RFC 5545 that a calendar needs to import a file. */
function parseCalendar(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const cut = line.indexOf(':');
    const event = events.at(-1);
    if (event && cut > 0) event[line.slice(0, cut)] ??= line.slice(cut + 1);
  }
  return events;
}

it('a sign’s year is read, and its dates go into a calendar', async () => {
  const { page, problems } = await visit('desktop');
  await page.goto('/horoscope/horoscope-annee-2026/lion');
  const file = await page.getByRole('link', { name: 'Tout ajouter à mon agenda' }).getAttribute('href');
  const answer = await fetch(siteUrl() + file);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const events = parseCalendar(await answer.text());
  expect(events).toHaveLength(await page.locator('.key-dates li').count());
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
  for (const { DTSTART, SUMMARY } of events) {
    expect(DTSTART).toMatch(/^202[567]\d{4}T\d{6}Z$/);
    expect(SUMMARY).not.toBe('');
  }
  await page.getByRole('navigation', { name: 'Changer d’année' }).getByRole('link', { name: '2027' }).click();
  await soon(() => page.url()).toContain('/horoscope/horoscope-annee-2027/lion');
  expect((await fetch(`${siteUrl()}/horoscope/agenda/2026/licorne.ics`)).status).toBe(404);
  expect(problems).toEqual([]);
});

it('the next full Moon leads to the others', async () => {
  const { page, problems } = await visit('phone');
  await page.goto('/horoscope/pleine-lune');
  await hydrated(page);
  const title = await page.locator('h1').textContent();
  await page.getByRole('navigation', { name: 'Autres pleines Lunes' }).getByRole('link').last().click();
  await soon(() => page.locator('h1').textContent()).not.toBe(title);
  expect(await page.locator('.full-moon__signs li').count()).toBe(12);
  expect(problems).toEqual([]);
});

const INFOS = encodeInfos({ firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' });

it('a birth without an hour leads to its passages, and the page says what it cannot know', async () => {
  const { page, problems } = await visit('desktop');
  await page.goto('/horoscope-personnalise');
  await hydrated(page);
  expect(await page.getByRole('button', { name: 'Lire mes passages' }).count()).toBe(1);
  await page.goto(`/horoscope-personnalise/resultat/${encodeInfos({ birthdate: '1988-06-17', birthcity: '2996944' })}`);
  await page.getByText('ni Ascendant, ni Milieu du Ciel').waitFor();
  expect(await page.locator('.personal-part li h3').count()).toBeGreaterThan(3);
  expect(await page.locator('.personal-part h3', { hasText: 'votre Ascendant' }).count()).toBe(0);
  await page.goto('/horoscope-personnalise/resultat/abc');
  await page.getByText('Reprenons ensemble').waitFor();
  expect(problems.filter((problem) => !problem.includes('abc'))).toEqual([]);
});

it('an intimate theme opens for who says yes on this device, stays open there, and closes again', async () => {
  const { page, problems } = await visit('phone');
  await page.goto(`/horoscope-personnalise/resultat/${INFOS}`);
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Ouvrir le thème Santé' });
  expect(await open.isDisabled()).toBe(true);
  expect(await page.locator('.personal-theme--opened').count()).toBe(0);
  await page.getByText('Je souhaite lire ce thème. Je sais').click();
  await open.click();
  await page.locator('.personal-theme--opened .personal-theme__text').waitFor();
  await page.reload();
  await page.locator('.personal-theme--opened .personal-theme__text').waitFor();
  await page.getByRole('button', { name: 'Refermer Santé' }).click();
  await open.waitFor();
  await page.reload();
  await hydrated(page);
  expect(await page.locator('.personal-theme--opened').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('a thémoscope is read, kept on the device, and its dates go into a calendar', async () => {
  const { page, problems } = await visit('desktop');
  await page.goto(`/horoscope/themoscope-de-l-annee/resultat/${INFOS}/2026-01`);
  await hydrated(page);
  expect(plain(await page.locator('h1').textContent())).toContain('janvier 2026 à décembre 2026');
  expect(await page.locator('.themoscope-months details').count()).toBe(12);
  expect(await page.locator('.themoscope-periods > ol > li').count()).toBeGreaterThan(2);
  const file = await page.getByRole('link', { name: 'Tout ajouter à mon agenda' }).getAttribute('href');
  const events = parseCalendar(await (await fetch(siteUrl() + file)).text());
  expect(events).toHaveLength(await page.locator('.themoscope-months li').count());
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
  for (const { DTSTART } of events) expect(DTSTART).toMatch(/^202[56]\d{4}T\d{6}Z$/);
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await page.getByRole('link', { name: 'Voir ce qui est gardé' }).click();
  await page.getByRole('link', { name: /Le thémoscope de Camille/ }).click();
  await page.waitForURL('**/themoscope-de-l-annee/resultat/**');
  await page.getByRole('link', { name: 'Les douze mois d’après' }).click();
  await page.waitForURL('**/2027-01');
  expect(problems).toEqual([]);
});

it('the Moon hangs as one sees her from the town that this device keeps', async () => {
  const { page, problems } = await visit('desktop');
  const place = {
    id: '2193733',
    label: 'Auckland',
    timezone: 'Pacific/Auckland',
    location: { lat: -36.85, lng: 174.76 },
  };
  await page.goto('/horoscope/pleine-lune/2026-11-24');
  await hydrated(page);
  const seas = () => page.locator('.moon-disc [transform^="rotate"]').last().getAttribute('transform');
  const fromParis = await seas();
  await page.evaluate((kept) => localStorage.setItem('geo-location', kept), JSON.stringify(place));
  await page.reload();
  await page.getByText('Telle qu’on la voit d’Auckland').waitFor();
  await page.getByText('mercredi 25 novembre 2026').waitFor();
  expect(await seas()).not.toBe(fromParis);
  await page.goto('/horoscope/jour/2026-11-24');
  await page.getByText('Telle qu’on la voit d’Auckland').waitFor();
  expect(problems).toEqual([]);
});
