import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { info } from '../contract.ts';
import { angelOf, feelingBySlug, wordsOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { FeelingFan } from './drawings/feeling-fan.tsx';
import { Hero } from './introduction/hero.tsx';
import { OtherTools } from './introduction/other-tools.tsx';
import { SealDefs } from './seal/seal.tsx';
import { Matches } from './test/matches.tsx';
import { SearchForm } from './test/search-form.tsx';
import { toolOf } from './tools.ts';
import './test-search-page.css';

export default function TestSearchPage({ data, params }: PageProps<typeof info>) {
  const { name, path } = toolOf('test');
  const words = wordsOf(params['feelings'] ?? '');
  const feelings = data.searched.flatMap(({ feeling }) => (feeling ? [feeling] : []));
  const unknown = data.searched.filter(({ feeling }) => !feeling).map(({ word }) => word);
  return (
    <>
      <SealDefs angels={data.angels.map(({ number }) => angelOf(number))} />
      <Hero
        crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name, path }, { name: 'Recherche' }]}
        eyebrow="Recherche par ressentis"
        title={feelings.map((slug) => feelingBySlug(slug)?.label).join(', ') || 'Vos mots'}
        art={<FeelingFan />}
      >
        <SearchForm initial={words.join(', ')} />
        {unknown.length > 0 && !data.problem && (
          <p className="angels-found__unknown" role="status">
            {`Aucun ange ne répond à «\u00A0${unknown.join('\u00A0», «\u00A0')}\u00A0». Essayez un mot voisin.`}
          </p>
        )}
      </Hero>
      {data.angels.length > 0 ? (
        <Matches angels={data.angels} feelings={feelings} />
      ) : (
        <section className="angels-found page">
          <p>Le test vous propose trente ressentis, un par un, et trouve toujours un ange.</p>
          <Link className={buttonClass()} to={addresses.testSelect.path}>
            Commencer le test
          </Link>
        </section>
      )}
      <OtherTools besides="test" />
    </>
  );
}
