export { type Point, pathPoint, pointAt, seededRandom, sparkPath, starPolygonPath } from './geometry.ts';
