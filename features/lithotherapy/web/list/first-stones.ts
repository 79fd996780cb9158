/** What lies on top of the drawer: chosen by hand, so that neighbours differ. */
const FIRST = [
  'amethyste',
  'quartz-rose',
  'cristal-de-roche',
  'citrine',
  'cornaline',
  'grenat',
  'emeraude',
  'labradorite',
  'lapis-lazuli',
  'oeil-de-tigre',
  'malachite',
  'pierre-de-lune',
];

export const firstOf = <Stone extends { slug: string }>(stones: readonly Stone[]): Stone[] =>
  FIRST.flatMap((wanted) => stones.find(({ slug }) => slug === wanted) ?? []);
