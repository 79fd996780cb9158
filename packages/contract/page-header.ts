/** Said by a browser that asks for a page's data, not for a part of it. */
export const PAGE_HEADER = 'x-page';
