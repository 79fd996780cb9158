import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { PageSection } from '@solelune/ui/page-section';
import type { info } from '../contract.ts';
import { ANGELS, angelOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { SealList } from './angel/seal-list.tsx';
import { ChoirRings } from './drawings/choir-rings.tsx';
import { Hero } from './introduction/hero.tsx';
import { OtherTools } from './introduction/other-tools.tsx';
import { Texts } from './introduction/texts.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { filterUrl, passes } from './list/filters.ts';
import { useFilters } from './list/use-filters.ts';
import { SealDefs } from './seal/seal.tsx';
import './list-page.css';

export default function ListPage({ data, params }: PageProps<typeof info>) {
  const { filters, change } = useFilters(params['filters']);
  const shown = data.angels.filter(({ number }) => passes(angelOf(number), filters));
  const choir = data.choirs.find(({ slug }) => slug === filters.choir);
  return (
    <>
      <SealDefs angels={ANGELS} />
      <Hero
        crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name: 'Les 72 anges' }]}
        eyebrow="Soixante-douze sceaux, une seule main"
        title="Les 72 anges"
        lead={data.introduction.lead}
        art={<ChoirRings lit={shown.map(({ number }) => number)} />}
      />
      <section className="angels-list page" aria-label="Les anges">
        <FilterBar filters={filters} feelings={data.feelings} onChange={change} />
        <p className="angels-list__count" role="status">
          {shown.length === 72
            ? 'Les soixante-douze anges, dans leur ordre'
            : shown.length === 0
              ? 'Aucun ange'
              : counted(shown.length, 'ange', 'anges')}
        </p>
        {choir && (
          <div className="angels-list__choir">
            <h2>{choir.title}</h2>
            <div dangerouslySetInnerHTML={{ __html: choir.html }} />
          </div>
        )}
        {shown.length > 0 ? (
          <SealList angels={shown} columns={6} />
        ) : (
          <div className="angels-list__none">
            <p>
              Aucun ange ne réunit ces conditions. Un signe n’a qu’un élément, un chœur n’a que huit voix&nbsp;:
              relâchez un filtre.
            </p>
            <Link className={buttonClass({ tone: 'quiet' })} to={filterUrl({})}>
              Revoir les 72
            </Link>
          </div>
        )}
      </section>
      <PageSection title={data.introduction.title}>
        <Texts sections={data.introduction.sections} />
      </PageSection>
      <OtherTools besides="list" />
    </>
  );
}
