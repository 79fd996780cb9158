import { beforeEach, describe, expect, it } from 'vitest';
import { type HistoryPort, type Submenu, SubmenuHistory } from './submenu-history.ts';

type Entry = { key: string; idx: number; submenu?: Submenu };

/** A browser's history and the router's view of it: the router only hears the moves that are not kept from it. */
class Browser implements HistoryPort {
  entries: Entry[] = [{ key: 'home', idx: 0 }];
  at = 0;
  heard: string[] = [];
  open: Submenu | null = null;
  submenus!: SubmenuHistory;

  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.at + 1), state as Entry];
    this.at++;
  }
  replaceState(state: unknown) {
    this.entries[this.at] = state as Entry;
  }
  back() {
    void this.go(-1);
  }
  async go(steps: number) {
    await Promise.resolve();
    if (!this.entries[this.at + steps]) return;
    this.at += steps;
    if (!this.submenus.popped()) this.heard.push(this.state?.key ?? '');
  }
  /** The router goes to a new page. */
  visit(key: string) {
    this.pushState({ key, idx: (this.state?.idx ?? 0) + 1 });
    this.submenus.notePlace();
  }
  start() {
    this.submenus = new SubmenuHistory(this, (open) => {
      this.open = open;
    });
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('submenus in the history', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
    browser.start();
  });

  it('back closes the submenu and the router does not hear of it', async () => {
    void browser.submenus.open('mobileNav');
    expect(browser.open).toBe('mobileNav');
    await browser.go(-1);
    expect(browser.open).toBeNull();
    expect(browser.heard).toEqual([]);
    expect(browser.state?.key).toBe('home');
  });

  it('two submenus exclude each other and share one entry', async () => {
    void browser.submenus.open('mobileNav');
    void browser.submenus.open('user');
    expect(browser.open).toBe('user');
    expect(browser.entries).toHaveLength(2);
    await browser.go(-1);
    expect(browser.open).toBeNull();
    expect(browser.at).toBe(0);
  });

  it('closing goes back over its entry, and what is visited next takes its place', async () => {
    void browser.submenus.open('user');
    await browser.submenus.close();
    expect(browser.at).toBe(0);
    browser.visit('next');
    expect(browser.entries.map(({ key, submenu }) => submenu ?? key)).toEqual(['home', 'next']);
    await browser.go(-1);
    expect(browser.heard).toEqual(['home']);
  });

  it('a press that closes one submenu and opens another ends with that other, one entry deep', async () => {
    void browser.submenus.open('user');
    void browser.submenus.close();
    await browser.submenus.open('mobileNav');
    expect(browser.open).toBe('mobileNav');
    expect(browser.at).toBe(1);
    await browser.go(-1);
    expect(browser.open).toBeNull();
    expect(browser.at).toBe(0);
  });

  it('a second close waits for the first', async () => {
    void browser.submenus.open('user');
    const first = browser.submenus.close();
    await browser.submenus.close();
    expect(browser.at).toBe(0);
    await first;
  });

  it('an entry left behind by a navigation is passed over when going back', async () => {
    void browser.submenus.open('mobileNav');
    browser.visit('next');
    await browser.submenus.close();
    expect(browser.open).toBeNull();
    expect(browser.state?.key).toBe('next');
    await browser.go(-1);
    await settled();
    expect(browser.at).toBe(0);
    expect(browser.open).toBeNull();
    expect(browser.heard).toEqual(['home']);
  });

  it('going forward onto such an entry opens its submenu again, and on leads to the page', async () => {
    void browser.submenus.open('mobileNav');
    await browser.go(-1);
    await browser.go(1);
    expect(browser.open).toBe('mobileNav');
    browser.visit('next');
    await browser.submenus.close();
    await browser.go(-1);
    await settled();
    await browser.go(1);
    await browser.go(1);
    expect(browser.open).toBeNull();
    expect(browser.heard).toEqual(['home', 'next']);
  });

  it('going back two pages at once from an open submenu is the router’s to hear', async () => {
    browser.visit('next');
    void browser.submenus.open('user');
    await browser.go(-2);
    expect(browser.open).toBeNull();
    expect(browser.heard).toEqual(['home']);
  });

  it('a page loaded again on an open submenu starts closed, on its own entry', async () => {
    void browser.submenus.open('mobileNav');
    browser.start();
    await settled();
    expect(browser.at).toBe(0);
    expect(browser.heard).toEqual([]);
    void browser.submenus.open('user');
    expect(browser.entries).toHaveLength(2);
  });
});
