/** The addresses of the journal, said once. */
export const addresses = {
  blog: { path: '/actu' },
  category: { path: '/actu/{category}' },
  post: { path: '/actu/{category}/{slug}' },
} as const;

export const PER_PAGE = 12;

/** `?page=2` and on; the first page has the plain address. */
export const isPageNumber = (value: string): boolean => /^([2-9]|[1-9]\d{1,3})$/.test(value);

export const sliceOf = (page: string | undefined) => ({
  offset: (Number(page ?? 1) - 1) * PER_PAGE,
  perPage: PER_PAGE,
});
