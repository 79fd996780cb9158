import type { Advisor } from '@solelune/advisors/api';
import { plantAdvisor } from '@solelune/advisors/testing';
import type { Role } from '@solelune/contract';
import { type PaymentsApp, startPaymentsApp, typeCard } from '@solelune/payments/testing';
import type { TestAppOptions } from '@solelune/testing/app';
import { signCharter } from '../guards/charter.ts';
import { sweepRooms } from '../room/tend.ts';

export interface RoomsApp extends PaymentsApp {
  /** An advisor with an account of their own, whose id is their token; they have signed the charter, unless told. */
  addAdvisor(how?: { unsigned?: boolean }): Promise<Advisor & { userId: string }>;
  /** Somebody who works here. */
  addStaff(role: Role): Promise<string>;
  /** Chooses, pays and so asks; gives the room. */
  ask(member: string, advisor: Advisor, how?: { minutes?: number; suns?: boolean }): Promise<string>;
  sweep(): Promise<number>;
}

/** The application with rooms, its card sandbox beside it, and nobody who sweeps by themselves. */
export async function startRoomsApp(options: TestAppOptions = {}): Promise<RoomsApp> {
  const roles = new Map<string, Role>();
  const app = await startPaymentsApp({
    features: ['profile', 'advisors', 'consultations', ...(options.features ?? [])],
    identify: async (token) => ({ userId: token, sessionId: 's', roles: [roles.get(token) ?? []].flat() }),
    ...(options.now ? { now: options.now } : {}),
    ...(options.environment ? { environment: options.environment } : {}),
  });
  const post = async (path: string, fields: Record<string, string>, token: string) => {
    const { status, body } = await app.submit(path, fields, token);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...app,
    /** Old enough to consult. */
    addMember: async () => {
      const id = await app.addMember();
      const row = [id, `m-${id}`, '1988-06-17'];
      await app.database.execute('insert into profile_member (user_id, slug, birthdate) values ($1, $2, $3)', row);
      return id;
    },
    addAdvisor: async ({ unsigned = false } = {}) => {
      const userId = await app.addMember();
      roles.set(userId, 'advisor');
      const advisor = await app.transaction((tx) => plantAdvisor(tx, { user_id: userId, name: 'Maëlle' }));
      if (!unsigned) await app.transaction((tx) => signCharter(tx, advisor.id, Temporal.Now.instant()));
      return { ...advisor, userId };
    },
    addStaff: async (role) => {
      const id = await app.addMember();
      roles.set(id, role);
      return id;
    },
    ask: async (member, advisor, { minutes = 10, suns = false } = {}) => {
      const chosen = { slug: advisor.slug, way: 'chat', minutes: String(minutes) };
      const { id, order } = await post('consultation/new.json', chosen, member);
      const consents = 'terms,start_now';
      const paying = { id: order, way: 'checkout', consents, use_suns: suns ? '1' : '' };
      const { address } = await post('payment/order/pay.json', paying, member);
      if (address) await typeCard(address);
      await post('payment/order/look.json', { id: order }, member);
      return id;
    },
    sweep: () => sweepRooms(app),
  };
}
