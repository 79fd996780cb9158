import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { lazy, Suspense } from 'react';
import type { pageCall } from '../../contract.ts';
import { AskForm } from '../ask/ask-form.tsx';
import { DrawTiles } from '../ask/draw-tiles.tsx';
import { StartTexts } from '../ask/start-page.tsx';
import { Steps } from '../ask/steps.tsx';
import { CardGrid } from '../card/card-grid.tsx';
import { threeForm } from '../draw-forms.ts';
import { drawWords } from '../draws.ts';
import './index-page.css';

const History = lazy(async () => ({ default: (await import('../history/history.tsx')).History }));

/** Every draw, the three cards that one can take here, and the seventy-eight arcana. */
export default function TarotIndexPage({ data }: PageProps<typeof pageCall>) {
  const { introduction, cards } = data;
  const { user } = useApp();
  return (
    <>
      <header className="tarot-index__head page">
        <Crumbs link={Link} way={[{ name: 'Tarot' }]} />
        <Steps at={0} />
        <h1>Le tarot de Marseille</h1>
        <div className="tarot-start__lead" dangerouslySetInnerHTML={{ __html: introduction.lead }} />
        <DrawTiles />
      </header>
      <section className="tarot-ask" id="trois-lames" aria-label="Tirer trois lames">
        <div className="page">
          <Steps at={1} />
          <AskForm words={drawWords('index')} form={threeForm} />
        </div>
      </section>
      <StartTexts sections={introduction.sections} />
      {user && (
        <Suspense>
          <History />
        </Suspense>
      )}
      <CardGrid title="Les soixante-dix-huit arcanes" cards={cards} />
    </>
  );
}
