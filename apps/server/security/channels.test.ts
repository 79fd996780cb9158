import { openSocket, startTestApp, type TestApp, type TestSocket } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { type FullMember, fullMember } from './full-member.ts';

const forMembers = features
  .flatMap(({ channels = [] }) => channels.map(({ channel }) => channel))
  .filter(({ access }) => access !== 'public');
const fieldsOf = ({ input }: (typeof forMembers)[number]) => Object.keys((input as { shape?: object }).shape ?? {});

/** What names something of a member, by channel: another member who says the same must not be let in. */
const OWNED: Record<string, (member: FullMember) => object> = {
  'payments.order': ({ ids }) => ({ id: ids.order }),
  'consultations.room': ({ ids }) => ({ id: ids.consultation }),
  'consultations.sides': ({ ids }) => ({ id: ids.consultation }),
  'consultations.signal': ({ ids }) => ({ id: ids.consultation }),
  'consultations.phone': ({ ids }) => ({ id: ids.consultation }),
  'consultations.table': ({ ids }) => ({ id: ids.consultation }),
};

let app: TestApp;
let site: string;
beforeAll(async () => {
  app = await startTestApp();
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app?.close());

async function answerTo(socket: TestSocket, channel: string, input: object) {
  socket.say('subscribe', { id: 1, channel, input });
  return socket.next();
}

describe('a channel for members', () => {
  it('is followed by nobody who has not said who they are', async () => {
    expect(forMembers.length).toBeGreaterThan(1);
    const socket = await openSocket(site);
    for (const { name, access } of forMembers)
      expect(await answerTo(socket, name, {}), name).toMatchObject({
        // What only some may do does not exist for others.
        ...{ action: 'refused', data: { code: access === 'member' ? 'login_required' : 'not_found' } },
      });
  });

  it('that takes an input says here whose it is', () => {
    const unnamed = forMembers.filter((channel) => fieldsOf(channel).length > 0 && !OWNED[channel.name]);
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it('shows each member their own, and nobody else’s', async () => {
    const [owner, other] = [await fullMember(app), await fullMember(app)];
    for (const { name, access } of forMembers) {
      const input = OWNED[name]?.(owner);
      const socket = await openSocket(site);
      socket.say('identify', { id: 0, token: other.browser.token });
      await socket.next();
      const answer = await answerTo(socket, name, input ?? {});
      // Without an input it is one's own, whoever one is; for who works here, it is no member's at all.
      expect(answer.action === 'refused', name).toBe(input !== undefined || access !== 'member');
      await socket.close();
    }
  });
});
