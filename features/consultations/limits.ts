/** Minutes that can be held at once. */
export const CAPS_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;
/** Characters of one message. */
export const MESSAGE_MAX = 4000;
/** How long « … écrit » stays after a key was pressed. */
export const TYPING_MS = 6000;
/** What was read is told at most so often. */
export const READ_TOGETHER_MS = 2000;
