import type { ComponentProps, ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import type { TextSection } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import type { ToolKey } from '../frame/tools.ts';

interface IntroductionPageProps
  extends Pick<ComponentProps<typeof SignHero>, 'mood' | 'eyebrow' | 'title' | 'art' | 'form'> {
  /** The tool, at the end of the way down to it. */
  name: string;
  text: { lead: string; sections: readonly TextSection[] };
  /** Under the words of the head. */
  note?: ReactNode;
  /** Where the signs are what one comes for: what to do, in a line. On a phone they are then on the first screen, and the lead stands with the explanation. */
  brief?: string;
  /** Twelve signs, or two of them, to choose from. */
  children: ReactNode;
  /** Over what the tool gives, how it computes and where it comes from. */
  explains: string;
  next: readonly ToolKey[];
}

/** The first page of a tool: its head and its form, the signs, the explanation, the tools that follow. */
export function IntroductionPage(props: IntroductionPageProps) {
  const { name, text, note, brief, children, explains, next, ...head } = props;
  return (
    <>
      <SignHero
        {...head}
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name }]}
        longTitle
        {...(brief ? { isBrief: true } : { lead: text.lead })}
      >
        {brief && <p className="tool-hero__lead">{brief}</p>}
        {note}
      </SignHero>
      {children}
      <Explained title={explains} lead={brief && text.lead} sections={text.sections} />
      <NextTools tools={next} />
    </>
  );
}
