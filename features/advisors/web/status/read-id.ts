/** Product document, section 4: an absent or non-numeric id is ignored, and tracks nothing. */
export const readId = (id: unknown): number | null =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
