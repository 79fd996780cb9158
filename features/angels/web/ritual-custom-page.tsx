import { de } from '@solelune/french/elision';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { Prose } from '@solelune/ui/prose';
import { ShareButton } from '@solelune/ui/share-button';
import type { ritualCustom } from '../contract.ts';
import { angelOf, neighboursOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { Invocation } from './angel/invocation.tsx';
import { angelUrl, ritualUrl } from './angel-urls.ts';
import { Hero } from './introduction/hero.tsx';
import { OtherTools } from './introduction/other-tools.tsx';
import { Preparation } from './ritual/preparation.tsx';
import { ThreeTimes } from './ritual/three-times.tsx';
import { Windows } from './ritual/windows.tsx';
import { GreatSeal } from './seal/great-seal.tsx';
import './two-columns.css';
import './ritual-custom-page.css';

export default function RitualCustomPage({ data }: PageProps<typeof ritualCustom>) {
  const angel = angelOf(data.angel.number);
  const { before, after } = neighboursOf(angel);
  return (
    <>
      <Hero
        crumbs={[
          { name: 'Angéologie', path: addresses.home.path },
          { name: 'Rituel d’invocation', path: addresses.ritual.path },
          { name: angel.name },
        ]}
        eyebrow="Rituel d’invocation"
        title={angel.name}
        isName
        epithet={data.ritual.title}
        lead={data.call.html}
        art={<GreatSeal angel={angel} />}
        artFirst
      >
        <Actions>
          <a className={buttonClass()} href="#rituel">
            Commencer
          </a>
          <Link className={buttonClass({ tone: 'quiet' })} to={angelUrl(angel.slug)}>
            Son portrait
          </Link>
          <ShareButton title={`Rituel ${de(angel.name)}`} text={data.angel.epithet} />
        </Actions>
      </Hero>
      <Windows angel={angel} windows={data.windows} />
      <section className="angels-columns angels-ritual page" id="rituel">
        <Preparation angel={angel} />
        <div className="angels-ritual__text">
          <h2>{data.ritual.title}</h2>
          <Prose opening dangerouslySetInnerHTML={{ __html: data.ritual.html }} />
          <ThreeTimes angel={angel} />
        </div>
      </section>
      <Invocation angel={angel} words={data.invocation} oracle={{ key: 'oracle', ...data.oracle }} withoutLink />
      <nav className="angels-ritual__around page" aria-label="Rituels voisins">
        <Link to={ritualUrl(before.slug)}>{`Le rituel ${de(before.name)}`}</Link>
        <Link to={ritualUrl(after.slug)}>{`Le rituel ${de(after.name)}`}</Link>
      </nav>
      <OtherTools besides="ritual" />
    </>
  );
}
