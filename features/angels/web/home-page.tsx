import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { PageSection } from '@solelune/ui/page-section';
import type { home } from '../contract.ts';
import { ANGELS, angelOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { SealList } from './angel/seal-list.tsx';
import { Hero } from './introduction/hero.tsx';
import { AngelTools } from './introduction/other-tools.tsx';
import { Texts } from './introduction/texts.tsx';
import { MomentPanel } from './moment/moment-panel.tsx';
import { GreatSeal } from './seal/great-seal.tsx';
import { SealDefs } from './seal/seal.tsx';
import './home-page.css';

/** One of each choir and of each element, as a taste of the family. */
const TASTE = [1, 9, 13, 22, 28, 36, 41, 47, 52, 58, 61, 72];

export default function AngelsHomePage({ data }: PageProps<typeof home>) {
  const { introduction, current_regencies: current, angels } = data;
  return (
    <>
      <SealDefs angels={ANGELS} />
      <Hero
        crumbs={[{ name: 'Accueil', path: '/' }, { name: 'Angéologie' }]}
        eyebrow="Soixante-douze veilleurs"
        title="Angéologie"
        lead={introduction.lead}
        art={<GreatSeal angel={angelOf(current.guardian)} />}
      >
        <Actions>
          <Link className={buttonClass()} to={addresses.birth.path}>
            Trouver mon ange gardien
          </Link>
          <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.list, {})}>
            Les 72 anges
          </Link>
        </Actions>
      </Hero>
      <MomentPanel current={current} angels={angels} title="Qui veille en ce moment" />
      <PageSection title="Choisissez votre chemin">
        <AngelTools />
      </PageSection>
      <section className="angels-home page">
        <div className="angels-home__head">
          <h2>
            <span className="angels-home__whole">Soixante-douze</span> sceaux, une seule main
          </h2>
          <p>
            L’étoile dit la place de l’ange dans son chœur, la rosace dit le chœur, l’émail et le triangle disent
            l’élément. Sur la couronne, un rayon sur soixante-douze est allumé.
          </p>
        </div>
        <SealList angels={TASTE.flatMap((number) => angels[number - 1] ?? [])} columns={6} />
      </section>
      <PageSection title={introduction.title}>
        <Texts sections={introduction.sections} />
      </PageSection>
    </>
  );
}
