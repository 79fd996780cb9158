import type { Supplement } from '../../answer-schemas.ts';
import { AccuracyTable } from './accuracy-table.tsx';
import { BarPlots } from './bar-plots.tsx';
import { FactsList } from './facts-list.tsx';
import { SourcesList } from './sources-list.tsx';
import { WorksList } from './works-list.tsx';
import './supplement.css';

/** What a section prints beside its prose. */
export function SectionSupplement({ supplement }: { supplement: Supplement }) {
  switch (supplement.kind) {
    case 'facts':
      return <FactsList facts={supplement.facts} />;
    case 'sources':
      return <SourcesList sources={supplement.sources} />;
    case 'works':
      return <WorksList works={supplement.works} />;
    case 'bars':
      return <BarPlots plots={supplement.plots} />;
    case 'accuracy':
      return <AccuracyTable eras={supplement.eras} />;
  }
}
