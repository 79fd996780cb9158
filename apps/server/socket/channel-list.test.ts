import { defineChannel } from '@solelune/contract';
import { answerChannel, channelsOf, defineFeature } from '@solelune/contract/server';
import { startTestApp } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listChannels } from './channel-list.ts';

const status = defineChannel({
  ...{ name: 'test.status', summary: 'test', input: z.object({ id: z.int() }), state: z.object({}) },
  wire: { subscribe: 'track', update: 'tracked', by: 'id' },
});
const featureWith = (channel: typeof status) =>
  defineFeature({
    name: 'test',
    channels: [answerChannel(channel, { key: ({ id }) => String(id), state: () => ({}) })],
  });

const other = { ...status, name: 'test.other', wire: { subscribe: 'follow', update: 'followed', by: 'id' } };

describe('the channels of two features', () => {
  it('are found by name, and by the action that the product document gives them', () => {
    const { byName, byAction } = listChannels(channelsOf([featureWith(status), featureWith(other)]));
    expect([...byName.keys()]).toEqual(['test.status', 'test.other']);
    expect([...byAction.keys()]).toEqual(['track', 'follow']);
  });

  it.each([
    ['name', { ...other, name: 'test.status' }, 'Two channels are named test.status'],
    ['action', { ...other, wire: { ...other.wire, subscribe: 'track' } }, 'Two channels answer track'],
    ['update', { ...other, wire: { ...other.wire, update: 'tracked' } }, 'Two channels say tracked'],
    ['action of the frame', { ...other, wire: { ...other.wire, subscribe: 'subscribe' } }, 'answer subscribe'],
    ['update of the frame', { ...other, wire: { ...other.wire, update: 'state' } }, 'say state'],
    ['name that is none', { ...other, name: 'b c' }, 'b c is no name'],
  ])('with one %s are refused', (_, channel, sentence) => {
    expect(() => listChannels(channelsOf([featureWith(status), featureWith(channel)]))).toThrow(sentence);
  });

  it('with one name do not even start', async () => {
    await expect(startTestApp({ features: [featureWith(status), featureWith(status)] })).rejects.toThrow('are named');
  });
});
