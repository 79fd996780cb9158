/** The month of its last change: who signed an earlier text signs again. */
export const CHARTER_VERSION = '2026-11';
