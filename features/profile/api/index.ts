export { findActivity } from './activities/activity.repo.ts';
export { keepActivity } from './activities/keep-activity.ts';
export { saveActivity } from './activities/save-activity.ts';
export { setEmailTopic, sunSignOf, wantsEmail } from './member/email-topics-save.ts';
export { memberPhones } from './member/member-phones.ts';
export { readPhone, shownPhone } from './member/phones.ts';
export { sendMessage } from './messages/send-message.ts';
export { decodeInTurn } from './photos/decode-in-turn.ts';
export { hasConsent } from './privacy/consent.repo.ts';
