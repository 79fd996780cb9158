import { findAdvisorOfUser, picturesOf } from '@solelune/advisors/api';
import { type Download, downloadLink, fail, handle } from '@solelune/contract/server';
import { queue, ring } from '../../../contract/queue.ts';
import { answerRequest, mine, pictureLink, room } from '../../../contract/room.ts';
import { mayAnswer } from '../../guards/index.ts';
import { appendEvent, lockRoomFor, roomFor } from '../room.ts';
import { pictureBytes } from '../sealed.ts';
import { tend } from '../tend.ts';
import { advisedList, facesOf, memberList, messagesOf, messageView } from '../view.ts';

export const roomHandler = handle(room, async ({ id }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  const { row, log, state } = found.room;
  return {
    ...{ id, side: found.side, way: row.way, phase: state.phase, ...(await facesOf(db, found.room, found.side)) },
    ...{ cents_per_minute: row.cents_per_minute, cap_seconds: row.cap_seconds, log: [...log] },
    messages: (await messagesOf(db, id)).map((message) => messageView(services, message)),
    now: new Date(now.epochMilliseconds).toISOString(),
    order: state.phase === 'none' ? row.order_id : null,
  };
});

const TOO_LATE = 'Cette demande n’attend plus de réponse.';
const BUSY = 'Terminez d’abord la consultation en cours.';

export const answerHandler = handle(answerRequest, async ({ id, answer }, { db, who, services, now }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (found?.side !== 'advisor') return fail('not_found');
  const context = { services, at: now };
  const asked = await tend(db, context, found.room);
  if (asked.state.phase !== 'requested') return fail('conflict', { sentence: TOO_LATE });
  if (answer === 'accept') {
    const refused = await mayAnswer(db, asked.row.advisor_id);
    if (refused) return refused;
    const busy = await db
      .selectFrom('advisors_occupation')
      .select('room_id')
      .where('advisor_id', '=', asked.row.advisor_id)
      .executeTakeFirst();
    if (busy) return fail('conflict', { sentence: BUSY });
  }
  const kind = answer === 'accept' ? 'accepted' : 'declined';
  const answered = await appendEvent(db, context, asked, { kind, by: 'advisor' });
  return { phase: answered.state.phase };
});

export const queueHandler = handle(queue, async (_, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const all = await advisedList(db, advisor.id);
  const picture = (await picturesOf(db, [advisor.id])).get(advisor.id) ?? null;
  const open = ['accepted', 'connecting', 'running', 'paused'];
  return {
    advisor: { id: advisor.id, name: advisor.name, slug: advisor.slug, picture },
    waiting: all.filter(({ phase }) => phase === 'requested').toReversed(),
    open: all.filter(({ phase }) => open.includes(phase)),
    past: all.filter(({ phase }) => phase !== 'requested' && !open.includes(phase)).slice(0, 30),
    now: new Date(now.epochMilliseconds).toISOString(),
    push_key: services.push.publicKey,
  };
});

export const ringHandler = handle(ring, async ({ subscription }, { db, who, services, now }) => {
  if (!(await findAdvisorOfUser(db, who.userId))) return fail('not_found');
  if (!(await services.push.keep(db, who.userId, subscription, now)))
    return fail('invalid_input', { fields: { subscription: 'Ce navigateur ne nous permet pas de vous prévenir' } });
  return {};
});

export const mineHandler = handle(mine, async (_, { db, who }) => ({
  consultations: await memberList(db, who.userId),
}));

const findPicture = (db: Parameters<typeof roomFor>[0], id: string, number: number) =>
  db
    .selectFrom('consultations_message as message')
    .innerJoin('consultations_picture as picture', 'picture.id', 'message.id')
    .select(['picture.id', 'picture.bytes'])
    .where('message.consultation_id', '=', id)
    .where('message.number', '=', number)
    .executeTakeFirst();

/** A picture of a room, to its two alone. */
export const pictureDownload: Download = {
  name: 'consultations.picture',
  find: async (named, { userId }, { db, services }) => {
    const [id = '', number = ''] = named.split('.');
    const found = await roomFor(db, id, userId);
    const picture = found && (await findPicture(db, id, Number(number)));
    if (!picture) return fail('not_found');
    const body = pictureBytes.open(services.sealing, picture.id, picture.bytes);
    return { name: `image-${number}.webp`, type: 'image/webp', body };
  },
};

export const pictureLinkHandler = handle(pictureLink, async ({ id, number }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  const picture = found && (await findPicture(db, id, number));
  if (!picture) return fail('not_found');
  return { address: downloadLink(services, pictureDownload, `${id}.${number}`, who, now) };
});
