import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import pack from './data/zones.json' with { type: 'json' };
import { parsePosixRule, posixStateAt } from './posix-rule.ts';
import { openZones } from './zone-book.ts';

describe('the vendored zones', () => {
  it('are the ones the generator wrote', () => {
    const { zones, links } = pack;
    expect(createHash('sha256').update(JSON.stringify({ zones, links })).digest('hex')).toBe(pack.sha256);
  });

  it('all open, links included', () => {
    const book = openZones(pack);
    for (const name of [...Object.keys(pack.zones), ...Object.keys(pack.links)])
      expect(book.zone(name).types.length).toBeGreaterThan(0);
    expect(book.has('Europe/Atlantis')).toBe(false);
    expect(() => book.zone('Europe/Atlantis')).toThrow('Europe/Atlantis');
  });

  it('keep the history that merged zones lose', () => {
    const book = openZones(pack);
    for (const name of [
      'Europe/Monaco',
      'Indian/Reunion',
      'Africa/Dakar',
      'Europe/Amsterdam',
      'America/Guadeloupe',
      'Asia/Hanoi',
    ]) {
      expect(pack.links).not.toHaveProperty(name);
      expect(book.zone(name).changes.length).toBeGreaterThan(0);
    }
  });
});

describe('closing rules', () => {
  it('read every form the files use', () => {
    const gaza = parsePosixRule('EET-2EEST,M3.4.4/50,M10.4.4/50');
    expect(posixStateAt(gaza, Date.UTC(2030, 6, 1) / 1000).offsetSeconds).toBe(10_800);
    expect(posixStateAt(parsePosixRule('<-0330>3:30'), 0)).toMatchObject({
      offsetSeconds: -12_600,
      abbreviation: '-0330',
    });
    expect(() => parsePosixRule('nonsense')).toThrow('nonsense');
  });
});
