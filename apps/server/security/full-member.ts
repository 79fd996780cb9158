import { crc32, deflateSync } from 'node:zlib';
import { Browser, someone } from '@solelune/account/api/testing';
import { plantAdvisor, plantTraces } from '@solelune/advisors/testing';
import { plantRoom } from '@solelune/consultations/testing';
import { placeOrder } from '@solelune/payments/api';
import { writeDocument } from '@solelune/payments/testing';
import { newId, sealedText } from '@solelune/platform';
import { saveActivity, sendMessage } from '@solelune/profile/api';
import { encodeInfos } from '@solelune/screen';
import type { TestApp } from '@solelune/testing/app';
import { pushedBrowser } from '@solelune/testing/push';

export interface FullMember {
  browser: Browser;
  userId: string;
  email: string;
  /** What names each thing that the member owns. */
  ids: Record<
    | 'contact'
    | 'photo'
    | 'draw'
    | 'removedDraw'
    | 'angel'
    | 'hour'
    | 'email'
    | 'message'
    | 'appointment'
    | 'consultation'
    | 'question'
    | 'session'
    | 'order'
    | 'book'
    | 'paymentDocument'
    | 'paymentCard',
    string
  > & {
    slug: string;
    coupon: string;
  };
}

/** Words that appear nowhere else: found in an answer to somebody else, they have leaked. */
export const SECRETS = ['Zénobie', 'Philomène', 'Tirage-secret', 'Message-secret', 'Lettre-secrète', 'Voyante-secrète'];

const DRAW = { spread: 'Trois cartes', cards: [{ key: 'sun', name: 'Le Soleil', position: 'Passé' }] };

let advisors = 700;

/** A member who has one of everything. */
export async function fullMember(app: TestApp): Promise<FullMember> {
  const browser = new Browser(() => app);
  const email = someone('zenobie');
  await browser.signup(email, { firstname: 'Zénobie' });
  const userId = await idOf(app, email);
  const now = Temporal.Now.instant();
  const contact = await browser.post('user/profile/infos/save_infos.json', {
    ...{ contact_id: 'new', firstname: 'Philomène', birthcity: '2990969', birthdate: '1988-06-17' },
  });
  await browser.post('user/profile/profile/save.json', { firstname: 'Zénobie', lastname: 'Rivière' });
  const keepDraw = async (title: string) =>
    (
      await browser.post('user/profile/activity/save.json', {
        category: 'draw',
        title,
        payload: { ...DRAW, spread: title },
      })
    ).body['activity'].id as string;
  const draw = await keepDraw('Tirage-secret');
  const removedDraw = await keepDraw('Tirage-secret retiré');
  await browser.post('user/profile/activity/delete.json', { id: removedDraw });
  const cards = await browser.post('tarot/draw/new.json', { spread: 'yes-no' });
  await browser.post('tarot/draw/touch.json', { id: cards.body['id'], seed: 'graine' });
  const infos = encodeInfos({ firstname: 'Philomène', birthdate: '1988-06-17' });
  const angel = await browser.post('user/profile/activity/save.json', {
    category: 'angel',
    title: 'Anges de Philomène',
    payload: { address: `/angeologie/calcul-ange-gardien-naissance/resultat/${infos}` },
  });
  const hour = await browser.post('user/mirrorhour/record/insert.json', {
    record: { date: '2026-11-01', hour: '14h14' },
    timezone: 'Europe/Paris',
  });
  await browser.post('user/horoscope/letter/save.json', {
    ...{ mail: '1', push: '0', rhythm: 'day', at_hour: '8', zone: 'Europe/Paris', sign: 'leo' },
  });
  const appointment = newId();
  await app.database.transaction(async (tx) => {
    const payload = { subject: 'Lettre-secrète', text: 'Bonjour', sent_at: '2026-11-01T10:00:00Z' };
    await saveActivity(tx, userId, { category: 'email', title: 'Lettre-secrète', payload }, now);
    await app.services.push.keep(
      tx,
      userId,
      pushedBrowser('https://fcm.googleapis.com/fcm/send/secret').subscription,
      now,
    );
    await sendMessage(tx, app.services, userId, { subject: 'Message-secret', body: 'Bonjour' }, now);
    await tx
      .insertInto('appointments_appointment')
      .values({
        ...{
          id: appointment,
          user_id: userId,
          // Each has one of their own: no two can have the same hour of an advisor.
          advisor_id: (advisors += 1),
          advisor_slug: 'voyante',
          advisor_name: 'Voyante-secrète',
        },
        ...{ starts_at: now.add({ hours: 24 }).toString(), duration_minutes: 30 },
        ...{ kind: 'phone', amount_cents: 9600, status: 'booked', busy_until: now.add({ hours: 25 }).toString() },
      })
      .execute();
  });
  await app.transaction((tx) => plantTraces(tx, userId));
  const payment = await paidOrder(app, userId);
  const consultation = await app.transaction(async (tx) => {
    const advisor = await plantAdvisor(tx, { name: 'Voyante-secrète' });
    return (await plantRoom(tx, { services: app.services, at: now }, { memberId: userId, advisorId: advisor.id })).id;
  });
  const question = newId();
  await app.transaction(async (tx) => {
    const { id: advisor_id } = await plantAdvisor(tx, { name: 'Voyante-secrète' });
    const words = sealedText('consultations_question', 'question').seal(
      app.services.sealing,
      question,
      'Lettre-secrète',
    );
    await tx
      .insertInto('consultations_question')
      .values({
        ...{ id: question, user_id: userId, advisor_id, amount_cents: 3900, delay_hours: 48, status: 'asked' },
        ...{ question: words, attachments: [draw], created_at: new Date(now.epochMilliseconds) },
      })
      .execute();
  });
  const book = newId();
  const birth = encodeInfos({ firstname: 'Philomène', birthdate: '1988-06-17', birthcity: '2990969' });
  await app.transaction((tx) =>
    tx
      .insertInto('book_book')
      .values({
        ...{
          id: book,
          user_id: userId,
          for_whom: 'contact',
          status: 'ready',
          firstname: 'Philomène',
          first_year: 2027,
        },
        ...{ file_key: 'books/secret.pdf', file_bytes: 1, made_at: now.toString(), created_at: now.toString() },
        birth: sealedText('book_book', 'birth').seal(app.services.sealing, book, birth),
      })
      .execute(),
  );
  await browser.post('consultation/send.json', { id: consultation, key: 'a', text: 'Message-secret' });
  const own = async (path: string) => (await browser.get(path)).body;
  return {
    ...{ browser, userId, email },
    ids: {
      ...{
        contact: contact.body['contact'].contact_id,
        draw,
        removedDraw,
        appointment,
        consultation,
        question,
        book,
        ...payment,
        paymentCard: 'pm_secret',
      },
      ...{ angel: angel.body['activity'].id, hour: hour.body['record'].id },
      photo: await uploadPhoto(app, browser),
      email: (await own('user/profile/activity/index/0/15/email.json'))['activities'][0].id,
      message: (await own('user/profile/message/fetch/0/20/0'))['messages'][0].id,
      session: (await own('user/account/security.json'))['sessions'][0].id,
      slug: (await own('user/profile/profile/data.json'))['public'].slug,
      coupon: await couponOf(app, userId),
    },
  };
}

export const idOf = async (app: TestApp, email: string): Promise<string> =>
  (
    await app.database.query
      .selectFrom('account_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

async function couponOf(app: TestApp, userId: string): Promise<string> {
  const code = `SECRET${userId.slice(-6)}`.toUpperCase();
  const at = '2026-01-01T00:00:00Z';
  const coupon = { id: newId(), code, user_id: userId, kind: 'suns', value: 500 } as const;
  const terms = { valid_from: at, valid_until: null, paid_by: null, created_at: at };
  await app.transaction((tx) =>
    tx
      .insertInto('loyalty_coupon')
      .values({ ...coupon, ...terms })
      .execute(),
  );
  return code;
}

async function uploadPhoto({ app }: TestApp, { token }: Browser): Promise<string> {
  const form = new FormData();
  form.append('files[]', new Blob([greyPicture(80)]), 'portrait.jpg');
  const answer = await app.inject({
    ...{ method: 'POST', url: '/api/user/profile/photos/upload.json', payload: form as never },
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json().photos[0].id;
}

/** An order with its receipt, as if it had been paid. */
async function paidOrder(
  { services, transaction }: TestApp,
  userId: string,
): Promise<{ order: string; paymentDocument: string }> {
  const at = Temporal.Now.instant();
  return transaction(async (tx) => {
    const placed = await placeOrder(tx, { services, at }, { userId, product: 'suns', item: '1000' });
    if (!('state' in placed)) throw new Error('Suns are sold');
    const { id, state } = placed;
    const deed = { orderId: id, userId, state, services, at };
    const receipt = { kind: 'receipt', about: '', amountCents: 1000, vatCents: 167 } as const;
    return { order: id, paymentDocument: await writeDocument(tx, deed, receipt) };
  });
}

/** A square PNG of one grey, byte by byte: the server has no library of pictures of its own. */
function greyPicture(sidePx: number): Uint8Array<ArrayBuffer> {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0, sidePx, 0, 0, 0, sidePx, 8, 0, 0, 0, 0]);
  const pixels = deflateSync(Buffer.alloc(sidePx * (sidePx + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}
