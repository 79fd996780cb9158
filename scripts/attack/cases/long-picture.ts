import { setTimeout as pause } from 'node:timers/promises';
import type { Case } from '../case.ts';
import { blankPng } from '../site/blank-png.ts';
import { someone } from '../site/visitor.ts';

/** As long as one picture may take of the decoder. */
const LONGEST_MS = 15_000;
/** By then what was sent first is there first. */
const ARRIVAL_MS = 1_000;
/** 64 × 700,000 pixels in 131 KB: fewer than the limit of pixels, and a strip that no step can make small. */
const strip = () => blankPng(64, 700_000);
/** As many pixels as are let in, of an honest shape. */
const large = () => blankPng(7000, 7000);

export const longPicture: Case = {
  name: 'long-picture',
  severity: 'high',
  loss: 'photos of all members: one small file holds the one decoder, and its sender has many',
  async try(site) {
    const [stranger, member] = [site.visitor(), site.visitor()];
    await stranger.signup(someone());
    await member.signup(someone());
    const [long, wide] = [strip(), large()];
    const sent = [long, long, wide, wide].map((file) => stranger.upload(file).catch(() => ({ status: 0 })));
    await pause(ARRIVAL_MS);
    const startedAt = performance.now();
    const own = await member.upload(blankPng(200, 200)).catch(() => ({ status: 0 }));
    const waited = performance.now() - startedAt;
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    return {
      held: own.status === 200 && waited < LONGEST_MS && statuses[0] === 422,
      figure:
        `a member’s own photo waits ${(waited / 1000).toFixed(1)} s (${own.status || 'not served'}); ` +
        `two strips of ${(long.length / 1024).toFixed(0)} KB: ${statuses.slice(0, 2).join(', ')}, two of 49 million pixels: ${statuses.slice(2).join(', ')}`,
    };
  },
};
