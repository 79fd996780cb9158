export { findActivity, listActivities } from './activities/activity.repo.ts';
export { keepActivity } from './activities/keep-activity.ts';
export { saveActivity } from './activities/save-activity.ts';
export { readBirth } from './birth/read-birth.ts';
export { setEmailTopic, sunSignOf, wantsEmail } from './member/email-topics-save.ts';
export { sendMessage } from './messages/send-message.ts';
export { decodeInTurn } from './photos/decode-in-turn.ts';
export { hasConsent } from './privacy/consent.repo.ts';
