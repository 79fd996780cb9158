import { defineFeature } from '@solelune/contract/server';
import { indexedAddresses } from './api/advisor.repo.ts';
import { awaitingStaff } from './api/awaiting.ts';
import { forgetTeam, plantTeam } from './api/demo/plant.ts';
import { demoPresence } from './api/demo/presence.ts';
import { keptSpotlight, spotlightDisplays } from './api/displays.ts';
import { advisorsExtension } from './api/extension.ts';
import { advisorHandler, reviewsHandler } from './api/handlers/advisor.ts';
import { alertRevokeHandler, alertSetHandler, mineHandler } from './api/handlers/alerts.ts';
import { consoleCloseHandler, consoleKeepHandler, switchHandler } from './api/handlers/console.ts';
import { ownPageHandler, ownPageProposeHandler, ownPricesHandler } from './api/handlers/own-page.ts';
import { ownReviewsHandler, reportedReviewsHandler, reviewKeepHandler } from './api/handlers/review-desk.ts';
import {
  reviewAnswerHandler,
  reviewRemoveHandler,
  reviewReportHandler,
  reviewSaveHandler,
} from './api/handlers/reviews.ts';
import { spotlightHandler } from './api/handlers/spotlight.ts';
import { advisorStandingHandler, advisorsAllHandler, proposalDecideHandler } from './api/handlers/staff.ts';
import { teamHandler } from './api/handlers/team.ts';
import { advisorJobs } from './api/jobs.ts';
import { statusChannelAnswer } from './api/status-channel.ts';
import { kinds } from './corpus.ts';
import { advisorLetters } from './mail/letters.ts';

/** The team, who of it is there, and what people say of it. */
export default defineFeature({
  name: 'advisors',
  migrations: new URL('./api/migrations/', import.meta.url),
  permissions: {
    'advisors.console': ['advisor'],
    'advisors.remove-review': ['support', 'administrator'],
    'advisors.manage': ['administrator'],
  },
  texts: kinds,
  letters: advisorLetters,
  jobs: advisorJobs,
  channels: [statusChannelAnswer],
  members: advisorsExtension,
  sitemap: ({ db }) => indexedAddresses(db),
  cards: spotlightDisplays,
  spotlight: keptSpotlight,
  awaiting: awaitingStaff,
  demo: plantTeam,
  forgetDemo: forgetTeam,
  beside: demoPresence,
  handlers: [
    ...[teamHandler, advisorHandler, reviewsHandler, spotlightHandler, mineHandler],
    ...[alertSetHandler, alertRevokeHandler],
    ...[reviewSaveHandler, reviewReportHandler, reviewAnswerHandler, reviewRemoveHandler],
    ...[consoleKeepHandler, consoleCloseHandler, switchHandler],
    ...[ownPageHandler, ownPageProposeHandler, ownPricesHandler],
    ...[ownReviewsHandler, reportedReviewsHandler, reviewKeepHandler],
    ...[advisorsAllHandler, proposalDecideHandler, advisorStandingHandler],
  ],
});
