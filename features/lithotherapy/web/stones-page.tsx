import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { PageSection } from '@solelune/ui/page-section';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import { HeroArt, HeroWords, ToolHero } from '@solelune/ui/tool-hero';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { useState } from 'react';
import type { stones } from '../contract.ts';
import { type Filters, passes, readFilters } from '../engine/filters.ts';
import { addresses } from './addresses.ts';
import { filterUrl } from './list/filter-urls.ts';
import { StoneCards } from './list/stone-cards.tsx';
import { StoneFilters } from './list/stone-filters.tsx';
import { HonestBox } from './stone/honest-box.tsx';
import { Trio } from './stone/trio.tsx';
import './stones-page.css';

const LABELS: Record<string, string> = { what: 'De quoi il s’agit', how: 'Choisir', tradition: 'D’où cela vient' };

export default function StonesPage({ data, params }: PageProps<typeof stones>) {
  const [filters, setFilters] = useState<Filters>(() => readFilters(params['filters']) ?? {});
  const change = (next: Filters) => {
    setFilters(next);
    // In place: all stones are here, so that nothing is fetched and nothing jumps.
    history.replaceState(history.state, '', filterUrl(next));
  };
  const shown = data.stones.filter((stone) => passes(stone, filters));
  const isWhole = shown.length === data.stones.length;
  return (
    <>
      <ToolHero className="stones-hero on-night">
        <HeroWords
          crumbs={[{ name: 'Accueil', path: '/' }, { name: 'Les pierres' }]}
          link={Link}
          eyebrow="Le minéral et ce qu’on en dit"
          title="Les pierres, et ce qu’on leur confie"
          lead={data.introduction.lead}
        />
        <HeroArt>
          <Trio />
        </HeroArt>
      </ToolHero>
      <section className="stones-list page" aria-labelledby="stones-list">
        <VisuallyHidden as="h2" id="stones-list">
          Toutes les pierres
        </VisuallyHidden>
        <StoneFilters stones={data.stones} filters={filters} onChange={change} />
        <p className="stones-list__count" role="status">
          {isWhole
            ? `Les ${counted(shown.length, 'pierre', 'pierres')}, de A à Z`
            : shown.length === 0
              ? 'Aucune pierre'
              : counted(shown.length, 'pierre', 'pierres')}
        </p>
        {shown.length > 0 ? (
          <StoneCards stones={shown} />
        ) : (
          <div className="stones-list__none">
            <p>
              Aucune pierre ne réunit ces conditions. La tradition n’a pas réponse à tout&nbsp;: relâchez un filtre.
            </p>
            <Link className={buttonClass({ tone: 'quiet' })} to={addresses.home.path} onClick={() => setFilters({})}>
              Revoir toutes les pierres
            </Link>
          </div>
        )}
        <p className="stones-list__note">
          Chaque dessin naît des données de la pierre&nbsp;: sa façon de cristalliser, ses trois couleurs, ce que l’on
          voit en elle.
        </p>
        <HonestBox />
      </section>
      <PageSection title={data.introduction.title}>
        <TextColumns columns={3}>
          {data.introduction.sections.map(({ key, title, html }) => (
            <TextBlock key={key} label={LABELS[key]} title={title} html={html} />
          ))}
        </TextColumns>
      </PageSection>
    </>
  );
}
