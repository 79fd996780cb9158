import { Link, useLocation } from '@solelune/screen/navigation';
import { useSaving } from '@solelune/screen/saving';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { Keywords } from '@solelune/ui/keywords';
import { PageSection } from '@solelune/ui/page-section';
import { SaveButton } from '@solelune/ui/save-button';
import { ShareButton } from '@solelune/ui/share-button';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { EnamelDefs } from '../drawings/enamel.tsx';
import { Hero } from '../introduction/hero.tsx';
import { OtherTools } from '../introduction/other-tools.tsx';
import { Texts } from '../introduction/texts.tsx';
import { type ToolKey, toolOf } from '../tools.ts';

interface Reading {
  readonly title: string;
  readonly epithet: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  readonly sections: readonly { key: string; title: string; html: string }[];
}

export interface ResultPageProps {
  tool: ToolKey;
  eyebrow: string;
  title: ReactNode;
  /** The page's own place in the crumbs. */
  here: string;
  art: ReactNode;
  reading: Reading;
  readingTitle: string;
  /** What leads back to the form: "Compter un autre nom". */
  again: string;
  /** The steps and the schools. */
  children: ReactNode;
  /** The address of the visitor's own calculation, where this result came from one: kept in its place, it shows their steps again. */
  calculation?: string | null;
  /** What follows the reading. */
  after?: ReactNode;
}

/** A result: the plate, the steps that can be checked, the schools, then the text people came for. */
export function ResultPage(props: ResultPageProps) {
  const { tool, eyebrow, title, here, art, reading, readingTitle, again, children, after, calculation } = props;
  const { name, path } = toolOf(tool);
  const { pathname } = useLocation();
  const saving = useSaving({ category: 'numerology', title: reading.title, address: calculation ?? pathname });
  const actions = (
    <>
      <SaveButton saving={saving} />
      <Link className={buttonClass({ tone: 'quiet' })} to={path}>
        {again}
      </Link>
      <ShareButton title={reading.title} text={reading.epithet} />
    </>
  );
  return (
    <>
      <EnamelDefs />
      <Hero
        crumbs={[{ name: 'Numérologie', path: addresses.index.path }, { name, path }, { name: here }]}
        eyebrow={eyebrow}
        title={title}
        epithet={reading.epithet}
        lead={reading.lead}
        art={art}
        artFirst
      >
        <Keywords words={reading.keywords} />
        <Actions place="head">{actions}</Actions>
      </Hero>
      {children}
      <PageSection title={readingTitle}>
        <Texts sections={reading.sections} columns={2} />
      </PageSection>
      {after}
      <OtherTools besides={tool} />
      <Actions place="foot">{actions}</Actions>
    </>
  );
}
