import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { compatibilityResult } from '../../contract/compatibility.ts';
import type { Lens, SignFacts } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { AdviceBand } from '../frame/advice-band.tsx';
import { CoinLinks } from '../frame/coin-links.tsx';
import { Actions, useResultActions } from '../frame/result-actions.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { TOOLS } from '../frame/tools.ts';
import { PairCircle } from '../zodiac/pair-circle.tsx';
import { ASPECT_WORDS } from './aspect-words.ts';
import { MeetingTexts } from './meeting-texts.tsx';
import { MEETINGS, meetingsOf } from './meetings.ts';
import { Scores } from './scores.tsx';
import './meeting-page.css';

interface CrossLink {
  words: string;
  path: string;
}

interface MeetingPageProps {
  data: PageProps<typeof compatibilityResult>['data'];
  lens: Lens;
  /** The page of one of the two. */
  portraitOf: (sign: SignFacts) => CrossLink;
  /** Other pages about the two together. */
  alsoRead: readonly CrossLink[];
}

/** The meeting of two signs, by their Suns or by their Moons. */
export function MeetingPage({ data, lens, portraitOf, alsoRead }: MeetingPageProps) {
  const { chooser, nameOf, urlOf, next } = MEETINGS[lens];
  const { name, path } = TOOLS[chooser];
  const { from, to, distance, aspect, overall, scores, reading } = data;
  const [one, other] = [nameOf(from), nameOf(to)];
  const advice = reading.sections.find(({ key }) => key === 'advice');
  const here = urlOf(from, to);
  const portraits = (from.key === to.key ? [from] : [from, to]).map(portraitOf);
  const actions = useResultActions({
    title: `${one} et ${other}`,
    text: reading.epithet,
    address: here,
    sharePath: here,
    again: { path, words: 'Deux autres signes' },
  });
  return (
    <>
      <SignHero
        mood={lens === 'sun' ? 'night' : 'silver'}
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name, path },
          { name: `${from.name} et ${to.name}` },
        ]}
        eyebrow={name}
        title={
          <>
            {one} <em className="meeting-title__and">et</em> {other}
          </>
        }
        longTitle
        epithet={reading.epithet}
        lead={reading.lead}
        art={
          <PairCircle
            {...{ from, to, distance, aspect, lens }}
            label={`${from.name} et ${to.name} sur le cercle du zodiaque : ${ASPECT_WORDS[aspect]}`}
          />
        }
        artFirst
      >
        <p className="meeting-sky">{ASPECT_WORDS[aspect]}</p>
        <Actions stays>{actions}</Actions>
        {from.key !== to.key && (
          <p className="meeting-swap">
            <Link to={urlOf(to, from)}>{`Lire dans l’autre sens : ${nameOf(to)} et ${nameOf(from)}`}</Link>
          </p>
        )}
      </SignHero>
      <Scores title="Ce qui porte, ce qui frotte" overall={overall} scores={scores} />
      <section className="meeting-reading page">
        <h2>{`${one} et ${other}, de près`}</h2>
        <MeetingTexts sections={reading.sections.filter((section) => section !== advice)} from={one} to={other} />
      </section>
      {advice && (
        <AdviceBand
          section={{ ...advice, html: advice.blocks.map(({ html }) => html).join('') }}
          sign={from.key}
          label="Pour vous deux"
        />
      )}
      <CoinLinks {...meetingsOf(from, lens)} title={`${one} et les onze autres`} current={to.key} />
      <nav className="meeting-links page" aria-label="Sur les mêmes signes">
        {[...portraits, ...alsoRead].map((page) => (
          <Link key={page.path} className={buttonClass({ tone: 'quiet' })} to={page.path}>
            {page.words}
          </Link>
        ))}
      </nav>
      <NextTools tools={next} />
    </>
  );
}
