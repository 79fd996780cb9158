import { PageSection } from '@solelune/ui/page-section';
import { type TextSection, Texts } from './texts.tsx';

interface ExplainedProps {
  title: string;
  /** HTML of our own texts, where the head of the page has no room for it. */
  lead?: string | undefined;
  sections: readonly TextSection[];
}

/** What a tool gives, how it computes, where it comes from. */
export function Explained({ title, lead, sections }: ExplainedProps) {
  return (
    <PageSection title={title}>
      {lead && <div className="tool-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />}
      <Texts sections={sections} columns={3} />
    </PageSection>
  );
}
