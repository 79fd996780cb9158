import { Prose } from '@solelune/ui/prose';
import type { ContentPage } from '../../contract.ts';
import { SectionSupplement } from '../supplement/section-supplement.tsx';
import './content-section.css';

export function ContentSection({ section }: { section: ContentPage['sections'][number] }) {
  const { key, title, html, supplement } = section;
  return (
    <section className="editorial-section" id={key} aria-labelledby={`titre-${key}`}>
      <h2 id={`titre-${key}`}>{title}</h2>
      <Prose dangerouslySetInnerHTML={{ __html: html }} />
      {supplement && <SectionSupplement supplement={supplement} />}
    </section>
  );
}
