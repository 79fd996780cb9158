import type { CallAnswer } from '@solelune/contract';
import type { CallForm } from '@solelune/screen/address-form';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { PageSection } from '@solelune/ui/page-section';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import type { ReactNode } from 'react';
import type { pageCall } from '../../contract.ts';
import type { PageKey } from '../../pages.ts';
import { addresses } from '../addresses.ts';
import { drawWords } from '../draws.ts';
import { SpreadPlan } from '../table/spread-plan.tsx';
import { AskForm } from './ask-form.tsx';
import { OtherDraws } from './draw-tiles.tsx';
import { Steps } from './steps.tsx';
import './start-page.css';

interface StartPageProps {
  page: PageKey;
  form: CallForm;
  data: CallAnswer<typeof pageCall>;
  /** What the form asks beside the question. */
  options?: ReactNode;
  /** Between the form and the explanation. */
  children?: ReactNode;
}

const SECTION_LABELS: Record<string, string> = {
  what: 'Ce que c’est',
  how: 'Comment demander',
  tradition: 'D’où cela vient',
};

/** The page on which a draw begins: its question first, then what it is and where it comes from. */
export function StartPage({ page, form, data, options, children }: StartPageProps) {
  const words = drawWords(page);
  const { introduction } = data;
  return (
    <>
      <header className="tarot-start__head page">
        <div>
          <Crumbs link={Link} way={[{ name: 'Tarot', path: addresses.index.path }, { name: words.name }]} />
          <h1>{introduction.title}</h1>
          <div className="tarot-start__lead" dangerouslySetInnerHTML={{ __html: introduction.lead }} />
        </div>
        <SpreadPlan spread={words.spreads[0]} large />
      </header>
      <section className="tarot-ask" aria-label="Poser sa question">
        <div className="page">
          <Steps at={1} />
          <AskForm words={words} form={form}>
            {options}
          </AskForm>
        </div>
      </section>
      {children}
      <StartTexts sections={introduction.sections} />
      <OtherDraws besides={page} />
    </>
  );
}

export function StartTexts({ sections }: { sections: CallAnswer<typeof pageCall>['introduction']['sections'] }) {
  return (
    <PageSection title="Comprendre ce tirage">
      <TextColumns columns={3}>
        {sections.map(({ key, title, html }) => (
          <TextBlock key={key} label={SECTION_LABELS[key] ?? ''} title={title} html={html} />
        ))}
      </TextColumns>
    </PageSection>
  );
}
