import type { Part } from '../parts.ts';

export const retentionPart: Part = {};
