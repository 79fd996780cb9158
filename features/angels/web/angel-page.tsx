import { ArticlesAbout } from '@solelune/editorial/web/articles-about';
import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { ShareButton } from '@solelune/ui/share-button';
import type { detail } from '../contract.ts';
import { angelOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { Facts } from './angel/facts.tsx';
import { Family } from './angel/family.tsx';
import { Invocation } from './angel/invocation.tsx';
import { PortraitText } from './angel/portrait-text.tsx';
import { Times } from './angel/times.tsx';
import { Trio } from './angel/trio.tsx';
import { ritualUrl } from './angel-urls.ts';
import { Hero } from './introduction/hero.tsx';
import { filterUrl } from './list/filters.ts';
import { GreatSeal } from './seal/great-seal.tsx';
import { SealDefs } from './seal/seal.tsx';
import './two-columns.css';
import './angel-page.css';

export default function AngelPage({ data }: PageProps<typeof detail>) {
  const { portrait, invocation, verse, choir, before, after, choir_angels, today } = data;
  const angel = angelOf(data.angel.number);
  const shown = [
    angel,
    ...choir_angels.map(({ number }) => angelOf(number)),
    angelOf(before.number),
    angelOf(after.number),
  ];
  return (
    <>
      <SealDefs angels={shown} />
      <Hero
        crumbs={[
          { name: 'Anges', path: urlOf(addresses.list, {}) },
          { name: angel.choir.name, path: filterUrl({ choir: angel.choir.slug }) },
          { name: angel.name },
        ]}
        eyebrow={`Ange n° ${angel.number} sur 72`}
        title={angel.name}
        isName
        epithet={portrait.epithet}
        lead={portrait.lead}
        art={<GreatSeal angel={angel} />}
        artFirst
      >
        <Actions>
          <Link className={buttonClass()} to={ritualUrl(angel.slug)}>
            L’invoquer
          </Link>
          <Link className={buttonClass({ tone: 'quiet' })} to={addresses.birth.path}>
            Trouver mon ange
          </Link>
          <ShareButton title={portrait.title} text={portrait.epithet} />
        </Actions>
      </Hero>
      <Facts angel={angel} />
      <div className="angels-columns angels-portrait page">
        <PortraitText angel={angel} sections={portrait.sections} verse={verse} />
        <Times angel={angel} today={today} />
      </div>
      <Trio sections={portrait.sections} keys={['love', 'work', 'call']} />
      <Invocation angel={angel} words={invocation} oracle={portrait.sections.find(({ key }) => key === 'oracle')} />
      <Family angel={angel} choir={choir} angels={choir_angels} before={before} after={after} />
      <ArticlesAbout kind="angels" slug={angel.slug} />
    </>
  );
}
