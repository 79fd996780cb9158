import { Eyebrow } from '@solelune/ui/eyebrow';
import type { ContentPage } from '../../contract.ts';
import { Frontispiece } from '../drawings/frontispiece.tsx';
import './page-head.css';

type PageHeadProps = { page: Pick<ContentPage, 'slug' | 'eyebrow' | 'heading' | 'lead'> };

/** The head of a content page: its words in the light of dawn, and the medal of the page. */
export function PageHead({ page: { slug, eyebrow, heading, lead } }: PageHeadProps) {
  return (
    <header className="editorial-head">
      <div className="editorial-head__columns page">
        <div className="editorial-head__words">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>{heading}</h1>
          <div className="editorial-head__lead" dangerouslySetInnerHTML={{ __html: lead }} />
        </div>
        <Frontispiece slug={slug} />
      </div>
    </header>
  );
}
