import { openHashing } from '@solelune/platform';
import { afterAll, describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './hash.ts';
import { weakness } from './weak-password.ts';

const hashing = openHashing();
afterAll(() => hashing.close());

describe('hashing', () => {
  it('says by itself how it was made, and never the same twice', async () => {
    const [one, two] = await Promise.all([
      hashPassword(hashing, 'lune en verseau'),
      hashPassword(hashing, 'lune en verseau'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(hashing, 'lune en verseau', one)).toBe(true);
    expect(await verifyPassword(hashing, 'lune en Verseau', one)).toBe(false);
    expect(await verifyPassword(hashing, '', one)).toBe(false);
  });

  it('says no without a hash', async () => {
    expect(await verifyPassword(hashing, 'lune en verseau', null)).toBe(false);
    expect(await verifyPassword(hashing, '', undefined)).toBe(false);
  });

  it('reads a hash made by the reference implementation', async () => {
    // argon2 command of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -e
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword(hashing, 'password', reference)).toBe(true);
    expect(isOutdated(reference)).toBe(true);
  });

  it('takes accents typed in either way for the same', async () => {
    const kept = await hashPassword(hashing, 'étoile filante'.normalize('NFD'));
    expect(await verifyPassword(hashing, 'étoile filante'.normalize('NFC'), kept)).toBe(true);
  });
});

describe('weak passwords', () => {
  it.each(['123456789', 'qwertyuiop', 'Football', 'sunshine99', 'aaaaaaaa', 'ababababab'])(
    '%s is one',
    async (password) => expect(await weakness(password, [])).not.toBeNull(),
  );
  it.each(['lune-en-verseau', 'Quatre chats gris', 'zK8!vq2#pL'])('%s is not', async (password) =>
    expect(await weakness(password, ['camille@exemple.fr', 'Camille', 'Solelune'])).toBeNull(),
  );
  it('what others know of the person is one', async () => {
    expect(await weakness('Solelune2026', ['Solelune'])).not.toBeNull();
    expect(await weakness('camille.martin!', ['camille.martin@exemple.fr'])).not.toBeNull();
  });
});
