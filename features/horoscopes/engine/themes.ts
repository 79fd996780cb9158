/** The nine themes of a day, in the order in which they are read. */
export const THEMES = [
  'love',
  'money',
  'work',
  'wellbeing',
  'health',
  'friendship',
  'sexuality',
  'success',
  'self-esteem',
] as const;
export type Theme = (typeof THEMES)[number];
