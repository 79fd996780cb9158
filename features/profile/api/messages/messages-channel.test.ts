import { Browser, someone } from '@solelune/account/api/testing';
import { openSocket, startTestApp, type TestApp, type TestSocket } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from './send-message.ts';

let app: TestApp;
let site: string;
let userId: string;
const member = new Browser(() => app);
beforeAll(async () => {
  app = await startTestApp();
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const email = someone();
  await member.signup(email);
  const user = app.database.query.selectFrom('account_user').select('id').where('email', '=', email);
  userId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

async function follow(channel: string): Promise<TestSocket> {
  const socket = await openSocket(site);
  socket.say('identify', { id: 1, token: member.token });
  await socket.next();
  socket.say('subscribe', { id: 2, channel, input: {} });
  return socket;
}

describe('a member’s other browser', () => {
  it('sees at once that a message came, and that it was read', async () => {
    const socket = await follow('profile.messages');
    const counted = (count: number) => ({ action: 'state', data: { id: 2, state: { new_count: count } } });
    expect(await socket.next()).toEqual(counted(1));
    const now = Temporal.Now.instant();
    const message = { subject: 'Votre code', body: 'Il vous attend.' };
    await app.database.transaction((tx) => sendMessage(tx, app.services, userId, message, now));
    expect(await socket.next()).toEqual(counted(2));
    const { messages } = (await member.get('user/profile/message/fetch/0/20/0')).body;
    await member.post('user/profile/message/read.json', { id: messages[0].id });
    expect(await socket.next()).toEqual(counted(1));
    await socket.close();
  });

  it('is told at once to read the user again when something of them changed', async () => {
    const socket = await follow('account.user');
    const seen = new Set<string>();
    const nextMark = async () => {
      const { data } = (await socket.next()) as { data: { state: { mark: string } } };
      return data.state.mark;
    };
    seen.add(await nextMark());
    await member.post('user/profile/profile/save.json', { firstname: 'Solange', lastname: 'Rivière' });
    seen.add(await nextMark());
    const birth = { contact_id: 'new', firstname: 'Ondine', birthcity: '2990969', birthdate: '1988-06-17' };
    const { contact } = (await member.post('user/profile/infos/save_infos.json', birth)).body;
    seen.add(await nextMark());
    await member.get(`user/contact/delete/${contact.contact_id}.json`);
    // As it was before the contact came: the state of a member and not a count of what happened to them.
    expect(seen).toContain(await nextMark());
    expect(seen.size).toBe(3);
    await socket.close();
  });
});
