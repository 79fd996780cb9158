import { rmSync } from 'node:fs';
import { mountSmallDisk, type SmallDisk } from '@solelune/testing';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const disk = await mountSmallDisk(260);
afterAll(() => disk?.unmount());

const ROUNDS = 25;
const NOT_KEPT = {
  status: 503,
  body: { code: 'unavailable', error: expect.stringMatching(/^Nous ne pouvons rien enregistrer pour le moment\./) },
};
const NO_ROOM =
  /ended with 1: Il n’y a plus assez de place dans le dossier de données \S+ : libérez-en au moins 64 Mo, .*\.\n$/;

describe.skipIf(!disk)('a site whose disk is full', () => {
  const { data, fill, empty, mayWrite } = (disk ?? {}) as SmallDisk;
  const environment = { DATA_DIR: data, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const quiet = { ...environment, LOG_LEVEL: 'silent' };
  let site: ServerProcess;
  let token = '';
  beforeAll(async () => {
    site = await startProcess(environment);
  }, 300_000);
  afterAll(() => site?.end('SIGKILL'));

  const open = async (where: string) =>
    (await fetch(site.address + where, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status;
  const post = async (call: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${site.address}/api/${call}`, { method: 'POST', body });
    return { status: answer.status, body: await answer.json() };
  };
  const click = () => post('display/increment_stat', { bcc: '2', slot: 'bottom' });
  const signUp = () =>
    post('user/account/signup', {
      ...{ firstname: 'Camille', email: `camille.${crypto.randomUUID()}@exemple-courrier.fr` },
      ...{ password: 'lune-en-verseau-77', terms: '1', path: '/' },
    });

  it('goes on showing and reading, says why it keeps nothing, and goes on by itself', async () => {
    expect((await click()).status).toBe(200);
    token = (await signUp()).body.jwtoken;
    fill();
    const pages: number[] = [];
    const reads: number[] = [];
    const writes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const where of ['/', `/numerologie/expression/resultat/${1 + (round % 9)}`, '/connexion'])
        pages.push(await open(where));
      for (const where of ['/api/user/fetch', '/api/user/account/security.json', '/readyz'])
        reads.push(await open(where));
      for (const answer of [await click(), await signUp()]) {
        expect(answer).toEqual(NOT_KEPT);
        writes.push(answer.status);
      }
    }
    expect(new Set([...pages, ...reads])).toEqual(new Set([200]));
    expect(await open('/membre/personne')).toBe(404);
    empty();
    const emptied = performance.now();
    expect((await click()).status).toBe(200);
    const recoveredMs = performance.now() - emptied;
    expect((await signUp()).status).toBe(200);
    expect(site.child.exitCode).toBeNull();
    console.log(
      `On a full disk: ${pages.length} pages and ${reads.length} reads answered with 200, ${writes.length} writes refused with 503; with room again, the first write was kept after ${recoveredMs.toFixed(0)} ms.`,
    );
  });

  it('tells the log of it once, however much is refused', async () => {
    await expect.poll(() => site.output().includes('there is room on the disk again: writing goes on')).toBe(true);
    const errors = site.output().match(/^.*"level":"(error|fatal)".*$/gm);
    expect(errors).toEqual([expect.stringContaining('the disk is almost full: nothing is written any more')]);
  });

  it('stops in order, though there is no room, and does not start without: it says so', async () => {
    fill();
    expect(await site.end('SIGTERM')).toBe(0);
    await expect(startProcess(quiet)).rejects.toThrow(NO_ROOM);
    empty();
  });

  it('says so as well when a first start finds some room, and not enough', async () => {
    const other = `${data}-other`;
    fill(55);
    await expect(startProcess({ ...quiet, DATA_DIR: other })).rejects.toThrow(NO_ROOM);
    empty();
    rmSync(other, { recursive: true });
  });

  it('does not start on a disk that is for reading only: it says so', async () => {
    await mayWrite(false);
    await expect(startProcess(quiet)).rejects.toThrow(
      /ended with 1: Le dossier de données \S+ ne peut pas être écrit \(EROFS\) : changez ses droits, .*\.\n$/,
    );
    await mayWrite(true);
  });

  it('starts again where it was, once there is room', async () => {
    site = await startProcess(environment);
    expect(await open('/api/user/account/security.json')).toBe(200);
    expect((await click()).status).toBe(200);
  });
});
