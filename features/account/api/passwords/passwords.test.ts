import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './hash.ts';
import { HashQueueFull, inTurn } from './hash-queue.ts';
import { weakness } from './weak-password.ts';

describe('hashing', () => {
  it('says by itself how it was made, and never the same twice', async () => {
    const [one, two] = await Promise.all([hashPassword('lune en verseau'), hashPassword('lune en verseau')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('lune en verseau', one)).toBe(true);
    expect(await verifyPassword('lune en Verseau', one)).toBe(false);
    expect(await verifyPassword('', one)).toBe(false);
  });

  it('says no without a hash', async () => {
    expect(await verifyPassword('lune en verseau', null)).toBe(false);
    expect(await verifyPassword('', undefined)).toBe(false);
  });

  it('reads a hash made by the reference implementation', async () => {
    // argon2 command of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -e
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(isOutdated(reference)).toBe(true);
  });

  it('takes accents typed in either way for the same', async () => {
    const kept = await hashPassword('étoile filante'.normalize('NFD'));
    expect(await verifyPassword('étoile filante'.normalize('NFC'), kept)).toBe(true);
  });
});

describe('the queue', () => {
  it('runs two at once, in order, and refuses when too many wait', async () => {
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const work = (index: number) =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        order.push(index);
        await gate;
        running--;
        if (index === 3) throw new Error('one fails');
      });
    const all = Array.from({ length: 202 }, (_, index) => work(index));
    const settled = Promise.allSettled(all);
    await expect(work(999)).rejects.toThrow(HashQueueFull);
    open();
    const results = await settled;
    expect(most).toBe(2);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('weak passwords', () => {
  it.each(['123456789', 'qwertyuiop', 'Football', 'sunshine99', 'aaaaaaaa', 'ababababab'])('%s is one', (password) =>
    expect(weakness(password, [])).not.toBeNull(),
  );
  it.each(['lune-en-verseau', 'Quatre chats gris', 'zK8!vq2#pL'])('%s is not', (password) =>
    expect(weakness(password, ['camille@exemple.fr', 'Camille', 'Solelune'])).toBeNull(),
  );
  it('what others know of the person is one', () => {
    expect(weakness('Solelune2026', ['Solelune'])).not.toBeNull();
    expect(weakness('camille.martin!', ['camille.martin@exemple.fr'])).not.toBeNull();
  });
});
