import { describe, expect, it } from 'vitest';
import { useAccountSite } from '../testing/account-site.ts';
import { someone } from '../testing/browser.ts';
import { deleteDueAccounts } from './delete-account.ts';
import { announceUnused } from './unused-accounts.ts';

const site = useAccountSite();
const { browser } = site;
const later = (days: number) => (site.clock = site.clock.add({ hours: 24 * days }));
const announce = () => announceUnused(site.app, site.clock);
const deleteDue = () => deleteDueAccounts(site.app, site.clock);
const THREE_YEARS = 3 * 365 + 1;

describe('an account that nobody has used for three years', () => {
  it('is announced once, a month ahead, and then goes', async () => {
    const email = someone();
    const member = browser();
    await member.signup(email);
    later(THREE_YEARS - 2);
    expect(await announce()).toBe(0);
    later(2);
    expect(await announce()).toBe(1);
    expect(await announce()).toBe(0);
    expect(await member.mail(email, 'deletion-unused')).toContain('Garder mon compte');
    later(29);
    expect(await deleteDue()).toBe(0);
    later(2);
    expect(await deleteDue()).toBe(1);
    expect((await browser().login(email)).status).toBe(401);
  });

  it('stays when its member says so, by the letter or by coming back', async () => {
    const [byLetter, byVisit] = [someone(), someone()];
    for (const email of [byLetter, byVisit]) await browser().signup(email);
    later(THREE_YEARS);
    expect(await announce()).toBe(2);
    const code = await browser().code(byLetter, 'deletion-unused');
    expect((await browser().post('user/account/deletion/cancel', { code })).status).toBe(200);
    expect((await browser().login(byVisit)).status).toBe(200);
    later(31);
    expect(await deleteDue()).toBe(0);
    // Who kept it by the letter has been here, as far as we know.
    expect(await announce()).toBe(0);
    expect((await browser().login(byLetter)).status).toBe(200);
  });

  it('is not one whose session is in use', async () => {
    const member = browser();
    await member.signup(someone(), { rememberme: '1' });
    for (let month = 0; month < 12; month++) {
      later(29);
      expect((await member.get('user/fetch')).body['user']).not.toBeNull();
    }
    later(THREE_YEARS - 40);
    expect(await announce()).toBe(2);
  });

  it('a visit does not cancel what the member asked for', async () => {
    const email = someone();
    const member = browser();
    await member.signup(email);
    await member.post('user/account/deletion/request', { password: 'mot-de-passe-de-test' });
    later(2);
    await browser().login(email);
    const { deletion_due_at: due } = await site.app.database.query
      .selectFrom('account_user')
      .select('deletion_due_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(due).not.toBeNull();
  });
});
