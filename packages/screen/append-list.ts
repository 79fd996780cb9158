/** The next page of an endless list joins the one before, unless another list was asked for; what came twice stays once. */
export function appendList<T extends { id: string | number }>(before: T[], more: T[]): T[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
