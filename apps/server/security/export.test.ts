import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FullMember, fullMember, SECRETS } from './full-member.ts';

let app: TestApp;
let member: FullMember;
// oxlint-disable-next-line typescript/no-explicit-any
let parts: any;
beforeAll(async () => {
  app = await startTestApp();
  member = await fullMember(app);
  await member.browser.post('user/profile/privacy/consent.json', { theme: 'health', granted: '1' });
  await member.browser.post('user/profile/rewardpoint/redeem.json', { code: member.ids.coupon, key: 'a-key' });
  await member.browser.post('consultation/guards/limit.json', { period: 'day', cents: '5000' });
  await member.browser.post('consultation/guards/pause.json', { pause: 'week' });
  const phone = { kind: 'other', number: '06 12 34 56 47', country: 'FR' };
  await member.browser.post('consultation/phone/choose.json', phone);
  parts = (await member.browser.get('user/account/export.json')).body['parts'];
});
afterAll(() => app?.close());

/** Where the export tells what each table keeps of a member. */
const TOLD: Record<string, () => unknown[]> = {
  account_session: () => parts.account.sessions,
  advisors_alert: () => parts.advisors.a_prevenir,
  advisors_push_device: () => parts.advisors.appareils_a_notifier,
  advisors_review: () => parts.advisors.avis,
  advisors_review_report: () => parts.advisors.signalements,
  appointments_appointment: () => parts.appointments,
  book_book: () => parts.book.livres,
  horoscope_letter: () => [parts.horoscopes.lettre_du_ciel],
  ledger_owner: () => [...parts.wallet.soleils.mouvements, ...parts.wallet.points.mouvements],
  loyalty_coupon: () => parts.loyalty.codes,
  loyalty_coupon_use: () => parts.loyalty.codes.filter((code: { utilise_le: unknown }) => code.utilise_le),
  mirror_hour_record: () => parts['mirror-hours'].heures_notees,
  consultations_consultation: () => parts.consultations.consultations,
  consultations_limit: () => parts.consultations.limites,
  consultations_pause: () => [parts.consultations.pause_jusque],
  consultations_phone: () => [parts.consultations.telephone_appele],
  consultations_question: () => parts.consultations.questions_ecrites,
  push_device: () => parts.account.appareils_a_notifier,
  profile_activity: () => parts.profile.activites,
  profile_consent: () => parts.profile.accords,
  profile_contact: () => parts.profile.proches,
  profile_member: () => [parts.profile.identite.nom],
  profile_message: () => parts.profile.messages,
  profile_photo: () => parts.profile.photos,
  tarot_draw: () => parts.tarot.tirages,
};

/**
 * Secrets of the account, kept as hashes or sealed: they say nothing of the person. Linked accounts are told with the account itself. An advisor's own
 * row is public. An invitation names who sent it, for as long as it waits.
 */
const SECRET = [
  ...['advisors_advisor', 'account_autologin', 'account_code', 'account_device', 'account_identity'],
  ...['account_factor', 'account_recovery_code', 'account_invitation'],
];

/** The ledger outlives the member, and so names them without a foreign key. */
const UNREFERRED = ['ledger_owner'];

describe('the export', () => {
  it('tells something of every table that names a member', async () => {
    const { rows } = await app.database.execute(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'account_user'::regclass order by 1`,
    );
    const tables = [...rows.map(({ name }) => String(name)), ...UNREFERRED].filter((name) => !SECRET.includes(name));
    expect(tables.length).toBeGreaterThan(8);
    for (const table of tables) {
      expect(TOLD[table], `${table} is told nowhere`).toBeDefined();
      const told = TOLD[table]?.().filter(Boolean);
      expect(told?.length, table).toBeGreaterThan(0);
    }
  });

  it('tells the words themselves', () => {
    const text = JSON.stringify(parts);
    for (const word of [...SECRETS, 'Philomène', member.email, member.ids.coupon, 'Santé', 'Nantes'])
      expect(text).toContain(word);
    expect(parts.account.courriers_envoyes[0].objet).toMatch(/^[A-ZÉ]/);
    expect(parts.wallet.soleils).toMatchObject({ solde: 500, mouvements: [{ montant: 500, solde_ensuite: 500 }] });
  });

  it('tells no secret, and nothing by an English key', () => {
    const text = JSON.stringify(parts);
    expect(text).not.toMatch(/\$argon2|token|hash/);
    const own = { ...parts.account, ...parts.profile.identite, ...parts.wallet.soleils, ...parts.appointments[0] };
    for (const key of Object.keys(own)) expect(key).not.toMatch(/_at$|_id$|name|date_of|balance|amount/);
  });
});
