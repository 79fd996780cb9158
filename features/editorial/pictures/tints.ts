/** The sky of each category: top, foot, light. */
export const TINTS: Record<string, readonly [string, string, string]> = {
  'avec-la-lune': ['#0d0b24', '#3a3f86', '#5a4fb0'],
  'astrologie-pratique': ['#0b0f28', '#22447e', '#3a6fb8'],
  'tarot-et-oracles': ['#1a0a20', '#6a2248', '#9a3a5c'],
  'nombres-et-anges': ['#07181f', '#1c5a5c', '#2f8a80'],
  'pierres-et-rituels': ['#120d22', '#4c3470', '#7a55a8'],
  coulisses: ['#140f0c', '#5c4420', '#a07a34'],
};
export const PLAIN_TINT = ['#0d0b24', '#2b2a66', '#4a4aa0'] as const;
