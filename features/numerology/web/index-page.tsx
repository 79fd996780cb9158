import type { PageProps } from '@solelune/screen';
import { PageSection } from '@solelune/ui/page-section';
import type { index } from '../contract.ts';
import { reductionLines } from './calculation/sums.ts';
import { EnamelDefs } from './drawings/enamel.tsx';
import { IndexScene } from './drawings/index-scene.tsx';
import { Hero } from './introduction/hero.tsx';
import { NumberTools } from './introduction/other-tools.tsx';
import { Texts } from './introduction/texts.tsx';
import { YearBand } from './introduction/year-band.tsx';
import './index-page.css';

export default function NumerologyIndexPage({ data }: PageProps<typeof index>) {
  const { introduction, year } = data;
  const { addends, reduction } = year;
  return (
    <>
      <EnamelDefs />
      <Hero
        crumbs={[{ name: 'Accueil', path: '/' }, { name: 'Numérologie' }]}
        eyebrow="Noms, dates, nombres"
        title="Numérologie"
        lead={introduction.lead}
        art={<IndexScene />}
      />
      <PageSection title="Choisissez votre question">
        <NumberTools className="numerology-index" />
      </PageSection>
      <YearBand
        year={reduction.number}
        title={`${year.year} est une année ${reduction.number}`}
        sum={[`${addends.join(' + ')} = ${reduction.total}`, ...reductionLines(reduction)].join(', puis ')}
      >
        L’année universelle est la même pour tout le monde&nbsp;: on additionne les chiffres de l’année. La vôtre se lit
        au bout de votre chemin de vie.
      </YearBand>
      <PageSection title="Comment on compte, et depuis quand">
        <Texts sections={introduction.sections} columns={3} />
      </PageSection>
    </>
  );
}
