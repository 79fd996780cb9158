import type { Case } from './case.ts';
import { bareErrors, refusedEncoding, whoLeaves } from './cases/answers.ts';
import { birthsToCalendars } from './cases/births-to-calendars.ts';
import { burstOfPages } from './cases/burst-of-pages.ts';
import { claimedAccount } from './cases/claimed-account.ts';
import { daysOfZones } from './cases/days-of-zones.ts';
import { dearExtracts } from './cases/dear-extracts.ts';
import { developersDoors } from './cases/developers-doors.ts';
import { drawnAgain, floodOfForms } from './cases/drawn-again.ts';
import { forgedHops } from './cases/forged-hops.ts';
import { forgedReviews } from './cases/forged-reviews.ts';
import { formerAddress } from './cases/former-address.ts';
import { hoardedHours } from './cases/hoarded-hours.ts';
import { keptByProxies } from './cases/kept-by-proxies.ts';
import { largeForm } from './cases/large-form.ts';
import { linkClosesSessions, linkOfAnother, strangersGuesses, takenAddress } from './cases/letters-and-sessions.ts';
import { longPicture } from './cases/long-picture.ts';
import { madeUpCards } from './cases/made-up-cards.ts';
import { oddText } from './cases/odd-text.ts';
import { cardNumbers, forgedWebhook, sandboxInProduction } from './cases/payments.ts';
import { dottedAddress, staleTab, unconfirmedPoints } from './cases/profile-writes.ts';
import { sockets } from './cases/sockets.ts';
import { statusFlood } from './cases/status-flood.ts';

/** Every attack that is known here. A new call, channel, upload or payment adds its own (docs/2-add-a-feature.md). */
export const cases: readonly Case[] = [
  ...[forgedHops, claimedAccount, burstOfPages, longPicture],
  ...[formerAddress, largeForm, developersDoors, keptByProxies],
  ...[linkOfAnother, strangersGuesses, oddText, takenAddress, staleTab, unconfirmedPoints, linkClosesSessions],
  ...[refusedEncoding, bareErrors, sockets, dottedAddress, whoLeaves, daysOfZones, birthsToCalendars],
  ...[drawnAgain, floodOfForms],
  ...[forgedWebhook, sandboxInProduction, cardNumbers],
  ...[statusFlood, hoardedHours, forgedReviews, dearExtracts],
  // It ends a site to count what that one kept: whatever needs it comes before.
  madeUpCards,
];
