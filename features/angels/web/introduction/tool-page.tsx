import { PageSection } from '@solelune/ui/page-section';
import type { ReactNode } from 'react';
import type { Introduction } from '../../answer-schemas.ts';
import { addresses } from '../addresses.ts';
import { type ToolKey, toolOf } from '../tools.ts';
import { Hero } from './hero.tsx';
import { OtherTools } from './other-tools.tsx';
import { Texts } from './texts.tsx';

interface ToolPageProps {
  tool: ToolKey;
  introduction: Introduction;
  /** What the tool asks, in the hero. */
  form?: ReactNode;
  art: ReactNode;
  /** What the tool shows between its form and its explanation. */
  children?: ReactNode;
}

/** The introduction of a tool: its form first, then what it gives, how it counts and where it comes from. */
export function ToolPage({ tool, introduction, form, art, children }: ToolPageProps) {
  const { name } = toolOf(tool);
  return (
    <>
      <Hero
        crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name }]}
        eyebrow="Angéologie"
        title={name}
        lead={introduction.lead}
        art={art}
      >
        {form}
      </Hero>
      {children}
      <PageSection title={introduction.title}>
        <Texts sections={introduction.sections} />
      </PageSection>
      <OtherTools besides={tool} />
    </>
  );
}
