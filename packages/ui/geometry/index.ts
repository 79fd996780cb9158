export { litMoonPath } from '../moon/moon-path.ts';
export { type Point, pathPoint, pointAt, seededRandom, sparkPath, starPolygonPath } from './geometry.ts';
