import type { Theme } from '../../engine/themes.ts';

/** A sign for each theme, in one stroke; its name stands beside it. */
const MARKS: Readonly<Record<Theme, string>> = {
  love: 'M16 26C8 20 4 16 4 11.500a5.500 5.500 0 0 1 12-3 5.500 5.500 0 0 1 12 3C28 16 24 20 16 26z',
  money:
    'M6 10a10 4 0 1 0 20 0a10 4 0 1 0-20 0M6 10v6c0 2.200 4.500 4 10 4s10-1.800 10-4v-6M6 16v6c0 2.200 4.500 4 10 4s10-1.800 10-4v-6',
  work: 'M16 5v4M16 9 8 27M16 9l8 18M11 20h10M13 5h6',
  wellbeing: 'M4 12c4-4 8-4 12 0s8 4 12 0M4 18c4-4 8-4 12 0s8 4 12 0M4 24c4-4 8-4 12 0s8 4 12 0',
  health: 'M16 6c6 4 9 8 9 12a9 9 0 0 1-18 0c0-4 3-8 9-12zM16 14v8M12 18h8',
  friendship: 'M12 16a7 7 0 1 0 0-.01M20 16a7 7 0 1 1 0-.01',
  sexuality: 'M16 27c-6-3-9-7-9-12 4 0 7 2 9 6 2-4 5-6 9-6 0 5-3 9-9 12zM16 21c-3-5-3-10 0-15 3 5 3 10 0 15z',
  success: 'M16 4l3.500 8.500L28 13l-6.500 6 2 9L16 23l-7.500 5 2-9L4 13l8.500-.5z',
  'self-esteem': 'M16 9a7 7 0 1 0 .01 0M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M6 26l3-3M23 9l3-3',
};

export const ThemeMark = ({ of }: { of: Theme }) => (
  <svg
    className="theme-mark"
    viewBox="0 0 32 32"
    width="34"
    height="34"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={MARKS[of]} />
  </svg>
);
