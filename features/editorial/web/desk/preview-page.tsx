import type { PageProps } from '@solelune/screen';
import type { textPreview } from '../../contract/desk.ts';
import ArticlePage from '../blog/article-page.tsx';
import ContactPage from '../contact-page.tsx';
import ContentPage from '../content-page.tsx';

/** A version as the site would show it: by the very pages that will. */
export default function PreviewPage({ data, params }: PageProps<typeof textPreview>) {
  if ('post' in data) return <ArticlePage data={data} params={params} />;
  const Page = data.page.slug === 'contact' ? ContactPage : ContentPage;
  return <Page data={data} params={params} />;
}
