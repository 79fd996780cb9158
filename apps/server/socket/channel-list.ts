import type { ChannelAnswer, StateAnswer } from '@solelune/contract/server';
import { SAID, TOLD } from '@solelune/contract/socket-messages';

/** Every channel of the features, by its name, and by the action that the product document gives it. */
export interface ChannelList {
  byName: ReadonlyMap<string, ChannelAnswer>;
  byAction: ReadonlyMap<string, StateAnswer>;
}

/** Two features that take one name are a mistake that must not wait for the first visitor. */
export function listChannels(answers: readonly ChannelAnswer[]): ChannelList {
  const byName = new Map<string, ChannelAnswer>();
  const byAction = new Map<string, StateAnswer>();
  const updates = new Set<string>(TOLD);
  for (const answer of answers) {
    const { channel } = answer;
    if (!/^[a-z][\w.-]*$/.test(channel.name)) throw new Error(`${channel.name} is no name for a channel.`);
    if (byName.has(channel.name)) throw new Error(`Two channels are named ${channel.name}.`);
    byName.set(channel.name, answer);
    if (!('state' in answer) || !answer.channel.wire) continue;
    const { subscribe, update } = answer.channel.wire;
    if (byAction.has(subscribe) || (SAID as readonly string[]).includes(subscribe))
      throw new Error(`Two channels answer ${subscribe}.`);
    if (updates.has(update)) throw new Error(`Two channels say ${update}.`);
    byAction.set(subscribe, answer);
    updates.add(update);
  }
  return { byName, byAction };
}
