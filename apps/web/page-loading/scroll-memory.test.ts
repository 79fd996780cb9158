import { describe, expect, it } from 'vitest';
import { ScrollMemory } from './scroll-memory.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('scroll memory', () => {
  it('finds a place where it was left, also after a reload', () => {
    const device = storage();
    const before = new ScrollMemory(device);
    before.save('a', 412.4);
    expect(before.positionOf('a')).toBe(412);
    expect(before.positionOf('never')).toBe(0);
    before.persist();
    expect(new ScrollMemory(device).positionOf('a')).toBe(412);
  });

  it('survives a storage that refuses or holds nonsense', () => {
    const refusing = {
      getItem: () => '{"a":',
      setItem: () => {
        throw new Error('full');
      },
    };
    const memory = new ScrollMemory(refusing);
    memory.save('a', 5);
    expect(() => memory.persist()).not.toThrow();
    expect(memory.positionOf('a')).toBe(5);
  });

  it('forgets the oldest of too many', () => {
    const memory = new ScrollMemory(null);
    for (let index = 0; index < 60; index++) memory.save(`k${index}`, index + 1);
    expect(memory.positionOf('k0')).toBe(0);
    expect(memory.positionOf('k59')).toBe(60);
  });
});
