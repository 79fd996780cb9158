export { Moon, type MoonProps } from './moon.tsx';
export { litMoonPath } from './moon-path.ts';
