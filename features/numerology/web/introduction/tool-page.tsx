import { PageSection } from '@solelune/ui/page-section';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { EnamelDefs } from '../drawings/enamel.tsx';
import { type ToolKey, toolOf } from '../tools.ts';
import { Hero } from './hero.tsx';
import { OtherTools } from './other-tools.tsx';
import { Texts } from './texts.tsx';

interface ToolPageProps {
  tool: ToolKey;
  introduction: {
    lead: string;
    sections: readonly { key: string; title: string; html: string }[];
  };
  form: ReactNode;
  art: ReactNode;
  /** What the tool shows between its form and its explanation. */
  children?: ReactNode;
}

/** The introduction of a tool: its form first, then what it gives, how it counts and where it comes from. */
export function ToolPage({ tool, introduction, form, art, children }: ToolPageProps) {
  const { name } = toolOf(tool);
  return (
    <>
      <EnamelDefs />
      <Hero
        crumbs={[{ name: 'Numérologie', path: addresses.index.path }, { name }]}
        eyebrow="Numérologie"
        title={name}
        lead={introduction.lead}
        art={art}
      >
        {form}
      </Hero>
      {children}
      <PageSection title="Comprendre ce calcul">
        <Texts sections={introduction.sections} columns={3} />
      </PageSection>
      <OtherTools besides={tool} />
    </>
  );
}
