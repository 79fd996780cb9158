import { PageSection } from '@solelune/ui/page-section';
import { type TextSection, Texts } from './texts.tsx';

/** What a tool gives, how it computes, where it comes from. */
export function Explained({ title, sections }: { title: string; sections: readonly TextSection[] }) {
  return (
    <PageSection title={title}>
      <Texts sections={sections} columns={3} />
    </PageSection>
  );
}
