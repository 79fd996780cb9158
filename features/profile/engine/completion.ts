/** Product document, section 3: what a complete profile needs. Each of the eight counts alike. */
export const COMPLETION_ITEMS = [
  'photo',
  'firstname',
  'lastname',
  'birth_date',
  'birth_city',
  'current_city',
  'fixed_phone',
  'mobile_phone',
] as const;
export type CompletionItem = (typeof COMPLETION_ITEMS)[number];

export interface Completion {
  /** 0 to 100, whole. */
  percent: number;
  /** What is missing, and by how many points it would bring the figure up if it came next. */
  missing: { item: CompletionItem; gain: number }[];
}

const percentOf = (count: number): number => Math.round((count * 100) / COMPLETION_ITEMS.length);

export function completionOf(has: Record<CompletionItem, boolean>): Completion {
  const missing = COMPLETION_ITEMS.filter((item) => !has[item]);
  const done = COMPLETION_ITEMS.length - missing.length;
  const gain = percentOf(done + 1) - percentOf(done);
  return { percent: percentOf(done), missing: missing.map((item) => ({ item, gain })) };
}
