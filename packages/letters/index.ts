export { type ComposedLetter, composeLetter, senderOf } from './compose-letter.ts';
export { day, dayAndHour } from './dates.ts';
export { escapeHtml } from './escape-html.ts';
export { type AnyLetter, type Block, defineLetter, type Letter, type Sender, type WrittenLetter } from './letter.ts';
export { sendLetter } from './send-letter.ts';
