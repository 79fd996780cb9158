import type { Screen } from '@solelune/screen';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Redirect } from '../navigation/navigator.ts';

const here = vi.hoisted(() => ({
  user: null as { permissions: string[] } | null,
  order: [] as string[],
  endAutologin: () => {},
  autologin: Promise.resolve(),
}));
vi.mock('../known-screens.ts', () => ({ DOOR_SCREENS: ['account.login', 'account.signup'] }));
vi.mock('../state/account.ts', () => ({
  userOnce: () => {
    here.order.push('who');
    return Promise.resolve(here.user);
  },
}));
vi.mock('./autologin.ts', () => ({ autologinDone: () => here.autologin }));
const kept = vi.hoisted(() => [] as string[]);
vi.mock('../state/protected-target.ts', () => ({ keepTarget: (address: string) => kept.push(address) }));

const { passGuards } = await import('./guards.ts');

const screen = (more: Partial<Screen>) =>
  ({ name: 'x', path: '/x', title: 'x', universe: 'general', ...more }) as Screen;
const address = { pathname: '/profil/photos', search: '?a=1', hash: '#b' };
const outcome = (wanted: Screen) => passGuards(wanted, address).catch((reason: unknown) => reason);
const member = { permissions: [] as string[] };

describe('who may see what', () => {
  beforeEach(() => {
    here.user = null;
    here.order = [];
    here.autologin = Promise.resolve();
    kept.length = 0;
  });

  it('a page for everybody asks nobody who they are', async () => {
    expect(await outcome(screen({}))).toBe(true);
    expect(here.order).toEqual([]);
  });

  it('a members’ page leads a visitor to the login, and is kept for afterwards', async () => {
    expect(await outcome(screen({ access: 'member' }))).toEqual(new Redirect('/connexion'));
    expect(kept).toEqual(['/profil/photos?a=1']);
  });

  it('a members’ page opens for a member', async () => {
    here.user = member;
    expect(await outcome(screen({ access: 'member' }))).toBe(true);
    expect(kept).toEqual([]);
  });

  it.each(['login', 'signup'])(
    'the page of the %s is no place for who is logged in, and one for everybody else',
    async (name) => {
      const door = screen({ name: `account.${name}` });
      expect(await outcome(door)).toBe(true);
      here.user = member;
      expect(await outcome(door)).toEqual(new Redirect('/'));
    },
  );

  it('a page that needs a permission asks a visitor to log in, and does not exist for a member without it', async () => {
    const ledger = screen({ access: { can: 'ledger.read' } as never });
    expect(await outcome(ledger)).toEqual(new Redirect('/connexion'));
    here.user = member;
    expect(await outcome(ledger)).toBe(false);
    here.user = { permissions: ['ledger.read'] };
    expect(await outcome(ledger)).toBe(true);
  });

  it.each([
    ['a members’ page', { access: 'member' as const }],
    ['the login', { name: 'account.login' }],
    ['a page that says so', { awaitsAutologin: true }],
  ])('%s waits for a link that logs in', async (_, more) => {
    const link = Promise.withResolvers<void>();
    here.autologin = link.promise;
    const passing = outcome(screen(more)).then(() => here.order.push('passed'));
    await Promise.resolve();
    expect(here.order).toEqual([]);
    // The link was good: who asks for the user afterwards finds one.
    here.user = member;
    link.resolve();
    await passing;
    expect(here.order.at(-1)).toBe('passed');
    expect(kept).toEqual([]);
  });

  it('other pages do not wait for it', async () => {
    here.autologin = new Promise(() => {});
    expect(await outcome(screen({}))).toBe(true);
  });
});
