export { litMoonPath, MOON_SEAS } from '../moon/moon-path.ts';
export { type Point, pathPoint, pointAt, seededRandom, sparkPath, starPolygonPath } from './geometry.ts';
