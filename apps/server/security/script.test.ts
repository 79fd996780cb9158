import { Browser, PASSWORD, someone } from '@solelune/account/api/testing';
import type { Call } from '@solelune/contract';
import { encodeInfos } from '@solelune/screen';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls, declaredFields } from './declared-fields.ts';

const SCRIPTS = [
  '<script>planted()</script>',
  '"><img src=x onerror=planted()>',
  'javascript:planted()//',
  '</script><svg/onload=planted()>',
];

let app: TestApp;
const member = new Browser(() => app);
const address = someone('script');
beforeAll(async () => {
  app = await startTestApp();
  await member.signup(address);
});
afterAll(() => app?.close());

const birth = { firstname: 'Camille', birthcity: '2990969', birthdate: '1990-02-04' };
const kept = { spread: 'Trois cartes', cards: [{ key: 'sun', name: 'Le Soleil', position: 'Passé' }] };

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** What each call that keeps something takes; a field at a time is then replaced by a script. */
const SAMPLES: Record<string, () => Record<string, unknown>> = {
  'account.login': () => ({ email: address, password: PASSWORD }),
  'account.signup': () => ({ email: someone(), password: PASSWORD, firstname: 'Camille', terms: '1' }),
  'account.autologin': () => ({ hash: '0'.repeat(32) }),
  'account.logout': () => ({}),
  'account.recovery-request': () => ({ email: address }),
  'account.verify-email': () => ({ code: 'x' }),
  'account.resend-verification': () => ({}),
  'account.change-email': () => ({ email: someone(), password: PASSWORD }),
  'account.revoke-session': () => ({ id: 'others' }),
  'account.change-password': () => ({ current_password: PASSWORD, password: PASSWORD }),
  'account.request-deletion': () => ({ password: PASSWORD }),
  'account.cancel-deletion': () => ({}),
  'account.staff-enter': () => ({ email: address, password: PASSWORD, code: '123456' }),
  'account.staff-invitation': () => ({ code: 'x' }),
  'account.staff-accept': () => ({ code: 'x', password: PASSWORD, totp: '123456' }),
  'account.staff-invite': () => ({ email: someone(), firstname: 'Camille', roles: ['advisor'] }),
  'account.staff-leave': () => ({ id: 'x', reason: 'Un départ' }),
  'advisors.alert': () => ({ advisor: '1', mail: '1' }),
  'advisors.alert-revoke': () => ({ advisor: '1' }),
  'advisors.review-save': () => ({ advisor: '1', rating: '5', body: 'Un avis' }),
  'advisors.review-report': () => ({ review: NOWHERE, reason: 'Un motif' }),
  'advisors.review-answer': () => ({ review: NOWHERE, answer: 'Une réponse' }),
  'advisors.review-remove': () => ({ review: NOWHERE, reason: 'Un motif' }),
  'advisors.review-keep': () => ({ review: NOWHERE, reason: 'Un motif' }),
  'advisors.console-keep': () => ({ console: NOWHERE }),
  'advisors.console-close': () => ({ console: NOWHERE }),
  'advisors.switch': () => ({ to: 'available' }),
  'appointments.hold': () => ({
    ...{ slug: 'x', starts_at: '2026-11-18T10:00:00Z', minutes: '30', kind: 'phone', zone: 'Europe/Paris' },
  }),
  'appointments.cancel': () => ({ id: 'x' }),
  'appointments.refund': () => ({ id: 'x', to: 'suns' }),
  'appointments.propose': () => ({ id: 'x', starts_at: '2026-11-18T10:00:00Z' }),
  'appointments.answer': () => ({ id: 'x', accept: '1' }),
  'appointments.calendar-link': () => ({ id: 'x' }),
  'appointments.agenda-save': () => ({
    ...{ weekly: [], exceptions: [], works_on_holidays: '0', buffer_minutes: 0, notice_minutes: 0, horizon_days: 9 },
  }),
  'appointments.advisor-cancel': () => ({ id: 'x' }),
  'appointments.advisor-propose': () => ({ id: 'x', starts_at: '2026-11-18T10:00:00Z' }),
  'appointments.advisor-answer': () => ({ id: 'x', accept: '1' }),
  // Without a provider of payments nothing is ordered: the birth is read, and refused in every other field.
  'book.order': () => ({ infos: encodeInfos({ ...birth, birthtime: '14:25' }), for_whom: 'self' }),
  'book.link': () => ({ id: 'x' }),
  'book.correct': () => ({ id: 'x', infos: 'x' }),
  'book.give-up': () => ({ id: 'x' }),
  'book.take-gift': () => ({ secret: 'x' }),
  'consultations.new': () => ({ slug: 'x', way: 'chat', minutes: '10' }),
  'consultations.answer': () => ({ id: 'x', answer: 'accept' }),
  'consultations.ring': () => ({ subscription: 'x' }),
  'consultations.cancel': () => ({ id: 'x' }),
  'consultations.present': () => ({ id: 'x' }),
  'consultations.send': () => ({ id: 'x', key: 'a-key', text: 'Bonsoir' }),
  'consultations.send-picture': () => ({ id: 'x', key: 'a-key' }),
  'consultations.picture-link': () => ({ id: 'x', number: '1' }),
  'consultations.typing': () => ({ id: 'x' }),
  'consultations.pause': () => ({ id: 'x', paused: '1' }),
  'consultations.end': () => ({ id: 'x' }),
  'consultations.extend': () => ({ id: 'x', minutes: '10' }),
  'consultations.summary': () => ({ id: 'x', text: 'Un mot' }),
  'consultations.call-signal': () => ({ id: 'x', kind: 'hello', peer: 'a-peer', count: '0' }),
  'consultations.phone-choose': () => ({ kind: 'other', number: '06 12 34 56 78', country: 'FR' }),
  'consultations.phone-ring': () => ({ id: 'x' }),
  'consultations.question-new': () => ({ slug: 'x', question: 'Une question' }),
  'consultations.question-follow': () => ({ id: 'x', question: 'Une suite' }),
  'consultations.question-draft': () => ({ id: 'x', letter: 'Une lettre' }),
  'consultations.question-answer': () => ({ id: 'x', letter: 'Une lettre. '.repeat(40) }),
  'consultations.limit-save': () => ({ period: 'day', cents: '5000' }),
  'consultations.pause-start': () => ({ pause: 'never' }),
  'consultations.dossier-share': () => ({ id: 'x', what: 'birth', shared: '1' }),
  'consultations.note-save': () => ({ id: 'x', body: 'Une note' }),
  'consultations.table-lay': () => ({ id: 'x', what: 'angel', angel: '1' }),
  'consultations.table-gesture': () => ({ id: 'x', kind: 'shown', item: '1' }),
  'consultations.table-pick': () => ({ id: 'x', item: '1', place: '1', seed: 'a-seed' }),
  'administration.member-open': () => ({ id: 'x', reason: 'Une demande' }),
  'administration.letter-resend': () => ({ id: 'x', reason: 'Une demande' }),
  'administration.member-close': () => ({ id: 'x', reason: 'Une demande' }),
  'administration.member-keep': () => ({ id: 'x', reason: 'Une demande' }),
  'administration.member-export': () => ({ id: 'x', reason: 'Une demande' }),
  'administration.audit-export': () => ({ after: '0' }),
  'advisors.own-page-propose': () => ({
    ...{ headline: 'Tarologue', epithet: 'Une carte', presentation: 'Je tire peu de cartes.' },
    ...{ disciplines: ['tarot'], themes: [], languages: ['fr'] },
  }),
  'advisors.own-prices': () => ({ chat: '250' }),
  'advisors.proposal-decide': () => ({ advisor: '1', publish: '1' }),
  'advisors.standing': () => ({ advisor: '1', suspend: '1', reason: 'Une demande' }),
  'consultations.charter-sign': () => ({ agreed: '1' }),
  'consultations.question-erase': () => ({ id: 'x', confirmed: '1' }),
  'consultations.transcript-link': () => ({ id: 'x' }),
  'consultations.transcript-erase': () => ({ id: 'x', confirmed: '1' }),
  'console.bank-save': () => ({ holder: 'Camille Rivière', iban: 'FR1420041010050500013M02606' }),
  'console.payout-make': () => ({ month: '2026-10', pay_on: '2026-12-05', reason: 'Le mois' }),
  'console.payout-file': () => ({ id: NOWHERE }),
  'console.statement-link': () => ({ month: '2026-11' }),
  'editorial.contact-send': () => ({
    ...{ name: 'Camille', email: someone(), subject: 'other', message: 'Un message assez long pour être lu.' },
  }),
  'horoscopes.letter-save': () => ({
    mail: '1',
    push: '0',
    rhythm: 'day',
    at_hour: '8',
    zone: 'Europe/Paris',
    sign: 'leo',
  }),
  'horoscopes.letter-stop': () => ({ key: 'nobodys' }),
  'loyalty.coupon-issue': () => ({ code: 'AUTOMNE26', kind: 'suns', value: '200', reason: 'Un geste' }),
  'loyalty.coupon-end': () => ({ id: NOWHERE, reason: 'Un motif' }),
  'loyalty.exchange': () => ({ offer: 'suns-200', key: 'a-key' }),
  'loyalty.redeem': () => ({ code: 'ABCD', key: 'a-key' }),
  'mirror-hours.insert': () => ({ record: { date: '2026-11-01', hour: '14h14' }, timezone: 'Europe/Paris' }),
  'mirror-hours.delete': () => ({ record: { date: '2026-11-01', hour: '14h14' } }),
  'mirror-hours.set-seen': () => ({ current_mirror_hour: 'x' }),
  'mirror-hours.sync': () => ({ uuid: '00000000-0000-4000-8000-000000000000' }),
  'payments.order-new': () => ({ product: 'suns', item: '1000' }),
  'payments.order-quote': () => ({ id: 'others', coupon: 'ABCD', use_suns: '1' }),
  'payments.order-pay': () => ({ id: 'others', way: 'checkout', consents: 'terms' }),
  'payments.order-cancel': () => ({ id: 'others' }),
  'payments.order-look': () => ({ id: 'others' }),
  'payments.card-forget': () => ({ card: 'others' }),
  'payments.document-link': () => ({ id: 'others' }),
  'payments.withdraw': () => ({ id: 'others', name: 'Camille', email: someone() }),
  'payments.refund': () => ({ id: 'others', cents: '100', to: 'card', note: 'Un geste', key: 'a-key' }),
  'profile.save': () => ({ firstname: 'Camille', lastname: 'Rivière' }),
  'profile.save-infos': () => ({ ...birth, contact_id: 'new' }),
  'profile.email-topics-save': () => ({ topics: [] }),
  'profile.public-save': () => ({ published: '1', slug: 'camille-riviere', shown: [] }),
  'profile.contact-delete': () => ({ id: 'x' }),
  'profile.photos-upload': () => ({ files: [] }),
  'profile.photo-delete': () => ({ id: 'x' }),
  'profile.photo-choose': () => ({ id: 'x' }),
  'profile.activity-save': () => ({ category: 'draw', title: 'Un tirage', payload: JSON.stringify(kept) }),
  'profile.activity-delete': () => ({ id: 'x' }),
  'profile.activity-restore': () => ({ id: 'x' }),
  'profile.message-read': () => ({ id: 'x' }),
  'profile.consent-save': () => ({ theme: 'health', granted: '1' }),
  'tarot.draw-new': () => ({ spread: 'three' }),
  'tarot.draw-touch': () => ({ id: 'x', by_device: '1' }),
  'tarot.draw-save': () => ({ id: 'x' }),
  'editorial.text-save': () => ({
    ...{ kind: 'article', slug: `essai-${crypto.randomUUID()}`, is_new: '1', base: '0', category: 'coulisses' },
    ...{ title: 'Un essai', role: 'editor', body: 'Du texte' },
  }),
  'editorial.text-publish': () => ({ kind: 'article', slug: 'jamais-ecrit', number: '1' }),
  'editorial.text-unschedule': () => ({ kind: 'article', slug: 'jamais-ecrit' }),
  'editorial.text-withdraw': () => ({ kind: 'article', slug: 'jamais-ecrit', reason: 'Un motif' }),
  'editorial.text-restore': () => ({ kind: 'article', slug: 'jamais-ecrit', number: '1', base: '1' }),
  'promotions.card-save': () => ({
    ...{ is_draft: '1', slot: 'bottom', title: 'Une carte', content: 'Ce qu’elle dit', link: '/tarot' },
    ...{ link_text: 'Voir', audience: 'everybody', weight: '1' },
  }),
  'promotions.card-remove': () => ({ id: '1000', reason: 'Un motif' }),
  'promotions.increment-stat': () => ({ bcc: 12, slot: 'bottom' }),
};

/** Where people write what they like: it is kept, and comes back as the text it is. Everywhere else it is refused or used up. */
const FREE_TEXT = [
  'account.signup path',
  'editorial.contact-send message',
  // Nothing of it is kept: a key that is nobody's is answered like one that was.
  'horoscopes.letter-stop key',
  'profile.activity-save title',
  'promotions.increment-stat slot',
  'promotions.increment-stat cv',
];

const keeps = ({ name, method, access, writes }: Call) =>
  (method === 'POST' && access !== 'public') || writes || name === 'account.login' || name === 'account.signup';

async function send({ method, path }: Call, input: Record<string, unknown>) {
  const filled = path.replaceAll(/\{(\w+)\??\}/g, (_, key: string) => encodeURIComponent(String(input[key] ?? 'x')));
  return app.app.inject({
    ...{ method, url: `/api/${filled}`, headers: { authorization: `Bearer ${member.token}` } },
    ...(method === 'POST' ? { payload: input } : {}),
  });
}

/** `err.message` → { err: { message } }; a list takes it as its only item. */
const placed = (path: string, value: string): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, key) => (key === '[]' ? [inner] : { [key]: inner }), value) as Record<
    string,
    unknown
  >;

/** A password may be any text: it is hashed and never shown. Who is logged out, or whose sessions are closed, is no longer there to go on. */
const texts = declaredCalls
  .flatMap(declaredFields)
  .filter(({ schema, ownName }) => ['string', 'union'].includes(schema.def.type) && !ownName.endsWith('password'))
  .filter(({ call }) => !['account.logout', 'account.revoke-session'].includes(call.name));

/** Whatever a page would follow: an address among them that runs is a script, however well it is escaped. */
function runnableLinks(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /address|link|url|href|redirect/i.test(key) && /^\s*javascript:/i.test(value) ? [`${key}: ${value}`] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => runnableLinks(part, Array.isArray(value) ? key : name));
}

describe('a script', () => {
  it('is tried in every call that keeps something', () => {
    expect(
      declaredCalls
        .filter(keeps)
        .filter(({ name }) => !(name in SAMPLES))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each(SCRIPTS)('%s is refused or taken for text, in every field of every call', async (script) => {
    const taken = new Set<string>();
    for (const { call, name } of texts) {
      const path = name.split(' ')[1] as string;
      const answer = await send(call, { ...SAMPLES[call.name]?.(), ...placed(path, script) });
      expect(answer.statusCode, name).toBeLessThan(500);
      expect(answer.headers['content-type'], name).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options'], name).toBe('nosniff');
      expect(runnableLinks(answer.json()), name).toEqual([]);
      if (answer.statusCode >= 400) expect(answer.body, name).not.toContain('planted');
      else if (keeps(call)) taken.add(name);
    }
    expect([...taken].sort()).toEqual([...FREE_TEXT].sort());
  });

  it('in what a draw keeps is text, and an address that runs is refused', async () => {
    for (const script of SCRIPTS) {
      const payload = { ...kept, spread: script, question: script, conclusion: script };
      const { body } = await member.post('user/profile/activity/save.json', {
        category: 'draw',
        title: script,
        payload,
      });
      expect(runnableLinks(body)).toEqual([]);
      const opened = await member.get(`user/profile/activity/card_perso/${body['activity'].id}.json`);
      expect(opened.body).toMatchObject({ title: script, draw: { spread: script, question: script } });
      for (const category of ['natal-chart', 'solar-revolution', 'numerology', 'angel']) {
        const result = { category, title: 'Un résultat', payload: { address: script } };
        expect((await member.post('user/profile/activity/save.json', result)).status, category).toBe(422);
      }
    }
  });

  it('leaves in no letter', async () => {
    await member.post('user/account/recovery/request', { email: address });
    const letters = await app.services.mail.list(500);
    expect(letters.length).toBeGreaterThan(5);
    for (const { html, subject, kind } of letters) {
      expect(subject, kind).not.toMatch(/[\r\n]|planted/);
      expect(html ?? '', kind).not.toMatch(/planted\(/);
    }
    expect(letters.find(({ text }) => text?.includes('planted()'))).toMatchObject({
      ...{ kind: 'editorial-contact', html: null },
    });
  });
});
