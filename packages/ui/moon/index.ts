export { Moon, type MoonProps } from './moon.tsx';
export { litMoonPath, moonPhaseName } from './moon-path.ts';
