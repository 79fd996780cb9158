import { setTimeout as pause } from 'node:timers/promises';
import { typeCard } from '@solelune/payments/testing';
import { tokenOf } from '../people.ts';
import { call, Failed } from './ask.ts';
import type { Journey } from './journey.ts';
import { memberOf } from './member.ts';

const SUNS = '1000';
const LOOK_EVERY_MS = 200;
const LOOKS = 50;

/** Chosen, paid on the provider's page, and looked at until the site says that it is paid. */
export async function buySuns(journey: Journey): Promise<void> {
  const { site, acknowledged } = journey;
  const member = memberOf(journey);
  const post = <Answer>(path: string, form: Record<string, string>) =>
    call<Answer>(site, `payment/order/${path}.json`, { visitor: member, token: tokenOf(member), form });
  const { id } = await post<{ id: string }>('new', { product: 'suns', item: SUNS });
  const paying = { id, way: 'checkout', consents: 'terms,start_now' };
  const { address } = await post<{ address: string }>('pay', paying);
  await typeCard(address);
  for (let look = 0; look < LOOKS; look += 1) {
    const { status } = await post<{ status: string }>('look', { id });
    if (status === 'accepted') return void acknowledged.paid.push(id);
    await pause(LOOK_EVERY_MS);
  }
  throw new Failed('unpaid');
}
