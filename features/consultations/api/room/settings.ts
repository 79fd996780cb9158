import { defineSettings, integer } from '@solelune/platform';

/** CONSULTATIONS_ADVISOR_SHARE: what an advisor has of each minute, before tax, in percent. */
export const consultationSettings = defineSettings(
  { CONSULTATIONS_ADVISOR_SHARE: integer(0, 100).default(60) },
  ({ CONSULTATIONS_ADVISOR_SHARE }) => ({ advisorSharePercent: CONSULTATIONS_ADVISOR_SHARE }),
);
