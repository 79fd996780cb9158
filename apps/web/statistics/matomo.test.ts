import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Matomo } from './matomo.ts';

describe('statistics', () => {
  const send = vi.fn<(address: string, body: URLSearchParams) => void>();
  const start = () =>
    new Matomo({ url: 'https://stats.example/', visitorId: '0123456789abcdef', send, random: () => 0.5 });
  const page = { url: 'https://site.example/tarot', title: 'Tarot', referrer: '' };
  beforeEach(() => void send.mockReset());

  it('counts a page for site 1', () => {
    start().show(page);
    const [address, body] = send.mock.calls[0] ?? [];
    expect(address).toBe('https://stats.example/matomo.php');
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      idsite: '1',
      rec: '1',
      url: page.url,
      action_name: 'Tarot',
      _id: '0123456789abcdef',
    });
    expect(body?.has('urlref')).toBe(false);
  });

  it('a heartbeat belongs to the page that is shown', () => {
    const matomo = start();
    matomo.beat();
    expect(send).not.toHaveBeenCalled();
    matomo.show(page);
    matomo.beat();
    expect(send.mock.calls[1]?.[1].get('ping')).toBe('1');
    expect(send.mock.calls[1]?.[1].get('pv_id')).toBe(send.mock.calls[0]?.[1].get('pv_id'));
  });

  it('is silent on a page that is not tracked', () => {
    const matomo = start();
    matomo.show(page);
    matomo.leave();
    matomo.beat();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
