import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { isPlainClick, Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { PageSection } from '@solelune/ui/page-section';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import { HeroArt, HeroWords, ToolHero } from '@solelune/ui/tool-hero';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { type MouseEvent, Suspense, useState } from 'react';
import type { stones } from '../contract.ts';
import { type Filters, passes, readFilters } from '../engine/filters.ts';
import { filterUrl } from './list/filter-urls.ts';
import { firstOf } from './list/first-stones.ts';
import { StoneCards } from './list/stone-cards.tsx';
import { StoneFilters } from './list/stone-filters.tsx';
import { StoneNeeds } from './list/stone-needs.tsx';
import { StoneSearch } from './list/stone-search.tsx';
import { HonestBox } from './stone/honest-box.tsx';
import { Trio } from './stone/trio.tsx';
import './stones-page.css';

const LABELS: Record<string, string> = { what: 'De quoi il s’agit', how: 'Choisir', tradition: 'D’où cela vient' };

/** The drawer: twelve stones on top, all of them (`/choisir/toutes`) or those that are asked for, each with an address that says the same. */
export default function StonesPage({ data, params }: PageProps<typeof stones>) {
  const written = params['filters'];
  const [filters, setFilters] = useState<Filters | null>(() => (written ? readFilters(written) : null));
  const change = (next: Filters) => {
    setFilters(next);
    // In place: all stones are here, so that nothing is fetched and nothing jumps.
    history.replaceState(history.state, '', filterUrl(next));
  };
  const all = data.stones;
  const shown = filters ? all.filter((stone) => passes(stone, filters)) : firstOf(all);
  const isWhole = shown.length === all.length;
  const openAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    change({});
  };
  return (
    <>
      <ToolHero className="stones-hero on-night">
        <HeroWords
          crumbs={[{ name: 'Accueil', path: '/' }, { name: 'Les pierres' }]}
          link={Link}
          eyebrow="Le minéral et ce qu’on en dit"
          title={
            <>
              Les pierres, <em>et ce qu’on leur confie</em>
            </>
          }
          lead={data.introduction.lead}
        >
          <StoneSearch />
          <StoneNeeds stones={all} filters={filters ?? {}} isWhole={isWhole} onChange={change} />
        </HeroWords>
        <HeroArt>
          <Trio />
        </HeroArt>
      </ToolHero>
      <section className="stones-list page" aria-labelledby="stones-list">
        <VisuallyHidden as="h2" id="stones-list">
          Le tiroir
        </VisuallyHidden>
        <p className="stones-list__count" role="status">
          {isWhole
            ? `Les ${counted(all.length, 'pierre', 'pierres')}, de A à Z`
            : shown.length === 0
              ? 'Aucune pierre'
              : `${counted(shown.length, 'pierre', 'pierres')} sur ${all.length}`}
        </p>
        <Suspense>
          <StoneFilters filters={filters ?? {}} onChange={change} />
        </Suspense>
        {shown.length > 0 ? (
          <StoneCards stones={shown} />
        ) : (
          <p className="stones-list__none">
            Aucune pierre ne réunit ces conditions. La tradition n’a pas réponse à tout&nbsp;: relâchez un filtre.
          </p>
        )}
        <div className="stones-list__rest">
          <p>
            Chaque dessin naît des données de la pierre&nbsp;: sa façon de cristalliser, ses trois couleurs, ce que l’on
            voit en elle.
          </p>
          {!isWhole && (
            <a className={buttonClass({ tone: 'quiet' })} href={filterUrl({})} rel="nofollow" onClick={openAll}>
              {filters ? 'Revoir toutes les pierres' : `Voir les ${all.length - shown.length} autres`}
            </a>
          )}
        </div>
        <HonestBox />
      </section>
      <Suspense>
        <PageSection title={data.introduction.title}>
          <TextColumns columns={3}>
            {data.introduction.sections.map(({ key, title, html }) => (
              <TextBlock key={key} label={LABELS[key]} title={title} html={html} />
            ))}
          </TextColumns>
        </PageSection>
      </Suspense>
    </>
  );
}
