import type { Services } from '@solelune/contract/server';

/** An advisor's page, and the list that shows part of it. */
export function pagesChanged({ pages }: Pick<Services, 'pages'>, slug: string): void {
  pages.changed(`advisor:${slug}`);
  pages.changed('advisors');
}
