import type { PageProps } from '@solelune/screen';
import { DayText } from '@solelune/ui/instant-text';
import type { pageGet } from '../contract.ts';
import { ContentSection } from './page/content-section.tsx';
import { Contents } from './page/contents.tsx';
import { PageHead } from './page/page-head.tsx';
import { RelatedPages } from './page/related-pages.tsx';
import './content-page.css';

/** A page of prose: its head, its contents beside it, its sections one under the other. */
export default function ContentPage({ data: { page } }: PageProps<typeof pageGet>) {
  const { slug, sections, numbered, updated } = page;
  return (
    <>
      <PageHead page={page} />
      <div className="editorial-body page">
        <Contents sections={sections} numbered={numbered} />
        <article className="editorial-article" data-numbered={numbered || undefined}>
          {sections.map((section) => (
            <ContentSection key={section.key} section={section} />
          ))}
          <p className="editorial-article__updated">
            Dernière mise à jour : <DayText date={updated} />
          </p>
        </article>
      </div>
      <RelatedPages besides={slug} />
    </>
  );
}
