import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLogger, type Logger } from './logger.ts';

function captured(use: (log: Logger) => void): string {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  use(log);
  return lines.join('');
}

function parsed(use: (log: Logger) => void): Record<string, unknown> {
  return JSON.parse(captured(use));
}

const word = fc.stringMatching(/^[a-z]{5,12}$/);
const birthdate = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2299-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const infos = fc.record({ birthcity: fc.nat(), birthdate, firstname: word, lastname: fc.string() });

describe('logger', () => {
  it('writes what is not personal as it is', () => {
    const line = parsed((log) =>
      log.info({ route: '/equipe/:slug', statusCode: 200, ms: 12.5, tags: ['a'] }, 'answered'),
    );
    expect(line).toMatchObject({
      level: 'info',
      route: '/equipe/:slug',
      statusCode: 200,
      ms: 12.5,
      tags: ['a'],
      msg: 'answered',
    });
    expect(line.time).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });

  it('masks fields by their name, at any depth, in children too', () => {
    const secret = 'hunter2';
    const keys = [
      'password',
      'new_password',
      'jwtoken',
      'long_jwtoken',
      'Authorization',
      'email',
      'birthdate',
      'birth_time',
    ];
    const moreKeys = ['birthcity', 'firstName', 'last_name', 'infos', 'mobilePhone', 'set-cookie', 'apiKey', 'body'];
    for (const key of [...keys, ...moreKeys]) {
      expect(captured((log) => log.info({ a: { b: [{ [key]: secret }] } }))).not.toContain(secret);
      expect(captured((log) => log.child({ [key]: { x: secret } }).info('x'))).not.toContain(secret);
    }
  });

  it('never writes an e-mail address, wherever it stands', () => {
    fc.assert(
      fc.property(fc.emailAddress(), word, (email, key) => {
        const text = captured((log) => {
          log.info({ [key]: email, list: [email] }, `sent to ${email}.`);
          log.child({ who: email }).warn('to %s', email);
          log.error(new Error(`no such user: ${email}`));
          log.info({ path: `/x/${encodeURIComponent(email)}` });
        });
        const [local = '', domain = ''] = email.split('@');
        expect(text).not.toContain(email);
        expect(text).not.toContain(`${local}@`);
        expect(text).not.toContain(`@${domain}`);
        for (const line of text.trim().split('\n')) JSON.parse(line);
      }),
    );
  });

  it('never writes the birth data of a result page, wherever its address stands', () => {
    fc.assert(
      fc.property(infos, fc.constantFrom('base64', 'base64url'), (data, encoding) => {
        const encoded = Buffer.from(JSON.stringify(data)).toString(encoding);
        const url = `/astrologie/theme-astral-gratuit/resultat/${encodeURIComponent(encoded)}?x=${data.firstname}#${data.birthdate}`;
        const text = captured((log) => {
          log.info({ req: { method: 'GET', url, headers: { cookie: data.firstname } } }, 'request');
          log.info({ url, referer: `https://solelune.example${url}` }, `GET ${url}`);
          log.error({ err: new Error(`failed for ${url}`) });
          log.warn({ seen: encoded });
        });
        expect(text).not.toContain(encoded.slice(0, 12));
        expect(text).not.toContain(data.firstname);
        expect(text.replaceAll(/"time":"[^"]+"/g, '')).not.toContain(data.birthdate);
        for (const line of text.trim().split('\n')) JSON.parse(line);
      }),
    );
  });

  it('never writes a date, a JWT, a login hash or a random token outside the time field', () => {
    const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
    const token = fc
      .uint8Array({ minLength: 32, maxLength: 48 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(birthdate, hex, token, (date, hash, signature) => {
        const [year, month, day] = date.split('-');
        const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${signature}`;
        const french = `${day}/${month}/${year}`;
        const text = captured((log) => {
          log.info(
            { value: date, other: french, when: new Date(`${date}T12:00:00Z`) },
            `born ${french}, ${date}, ${jwt}`,
          );
          log.info({ seen: [hash, jwt] }, `open /${hash} with Bearer ${jwt}`);
        });
        const shown = text.replaceAll(/"time":"[^"]+"/g, '');
        for (const secret of [date, french, hash, jwt, signature]) expect(shown).not.toContain(secret);
      }),
    );
  });

  it('masks a random token whatever its field is called', () => {
    const token = fc
      .uint8Array({ minLength: 32, maxLength: 64 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    // A token without an upper-case letter, a lower-case letter or a digit is as likely as a lottery prize.
    const usual = token.filter((text) => /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text));
    fc.assert(
      fc.property(usual, (text) => {
        expect(captured((log) => log.info({ value: text }, text))).not.toContain(text);
      }),
    );
  });

  it('stays one valid JSON line whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.object({ withDate: true, withBigInt: true, withMap: true }),
        fc.string({ unit: 'binary-ascii' }),
        (fields, message) => {
          const text = captured((log) => log.info(fields, '%s', message));
          expect(text.endsWith('\n')).toBe(true);
          expect(text.slice(0, -1)).not.toContain('\n');
          expect(() => JSON.parse(text)).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('cuts long texts, and takes no long time over one that somebody made to be slow', () => {
    const text = captured((log) => {
      log.info({ report: `${'a'.repeat(1_000_000)}@example.org` }, 'reported');
      log.error(new Error('%'.repeat(1_000_000)));
    });
    expect(text.length).toBeLessThan(12_000);
  });

  it('survives circular values and keeps the name of what it does not open', () => {
    const loop: Record<string, unknown> = { buffer: Buffer.from('secret') };
    loop.self = loop;
    const line = parsed((log) => log.info(loop));
    expect(line.buffer).toBe('[Buffer]');
    expect(JSON.stringify(line)).toContain('[deeper]');
  });
});

describe('errors in the log', () => {
  it('keeps code, table and constraint of a database error, never its values', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "Jeanne née hier"'), {
      severity: 'ERROR',
      code: '22007',
      table: 'contacts',
      constraint: 'contacts_pkey',
      detail: 'Key (firstname)=(Jeanne) already exists.',
      where: 'unnamed portal parameter $1 = Jeanne',
    });
    const text = captured((log) => log.error(error));
    expect(text).not.toContain('Jeanne');
    expect(JSON.parse(text).err).toMatchObject({ code: '22007', table: 'contacts', constraint: 'contacts_pkey' });
  });

  it('does not repeat malformed JSON nor invalid input', () => {
    const text = captured((log) => {
      try {
        JSON.parse('{"firstname": Jeanne}');
      } catch (error) {
        log.error({ err: error }, 'bad body');
        log.error(error);
        log.error('while reading: %s', error);
      }
      log.warn(new Error('wrapped', { cause: z.enum(['a']).safeParse('Jeanne').error }));
    });
    expect(text).not.toContain('Jeanne');
    expect(text).toContain('invalid_value');
  });

  it('keeps the stack, without the message it repeats', () => {
    const line = parsed((log) => log.error(new Error('Jeanne\n    second line')));
    const { stack } = line.err as { stack: string };
    expect(stack).toMatch(/^at .*logger\.test\.ts/);
    expect(stack).not.toContain('Jeanne');
  });
});
