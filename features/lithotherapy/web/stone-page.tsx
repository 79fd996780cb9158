import { ArticlesAbout } from '@solelune/editorial/web/articles-about';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Keywords } from '@solelune/ui/keywords';
import { PageSection } from '@solelune/ui/page-section';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import { HeroArt, HeroWords, ToolHero } from '@solelune/ui/tool-hero';
import type { stone } from '../contract.ts';
import { addresses } from './addresses.ts';
import { StoneCards } from './list/stone-cards.tsx';
import { Gem } from './stone/gem.tsx';
import { HonestBox } from './stone/honest-box.tsx';
import { Measures } from './stone/measures.tsx';
import { Ring } from './stone/ring.tsx';
import { Warning } from './stone/warning.tsx';
import { Whom } from './stone/whom.tsx';
import './stone-page.css';

const LABELS: Record<string, string> = {
  mineral: 'Le minéral',
  story: 'L’histoire',
  tradition: 'La tradition',
  care: 'Les soins',
};

export default function StonePage({ data: { stone: card, facts, reading, near } }: PageProps<typeof stone>) {
  return (
    <div style={{ '--tint': card.tint }}>
      <ToolHero className="stone-hero on-night">
        <HeroWords
          crumbs={[{ name: 'Les pierres', path: addresses.home.path }, { name: card.name }]}
          link={Link}
          eyebrow={facts.family}
          title={card.name}
          epithet={reading.epithet}
          lead={reading.lead}
        >
          <Keywords words={reading.keywords} />
        </HeroWords>
        <HeroArt first>
          <Ring className="stone-hero__ring">
            <Gem slug={card.slug} />
          </Ring>
        </HeroArt>
      </ToolHero>
      <Measures facts={facts} />
      <PageSection title="Ce qui se raconte, ce qui se sait">
        <Warning safety={facts.safety} />
        <TextColumns columns={2}>
          {reading.sections.map(({ key, title, html }, index) => (
            <TextBlock key={key} label={LABELS[key]} title={title} html={html} opening={index === 0} />
          ))}
        </TextColumns>
      </PageSection>
      <Whom card={card} facts={facts} />
      <div className="page">
        <HonestBox title="Une pierre n’est pas un remède" />
      </div>
      <PageSection title="Dans le même tiroir" note="On leur demande à peu près la même chose.">
        <StoneCards stones={near} />
      </PageSection>
      <ArticlesAbout kind="stones" slug={card.slug} />
    </div>
  );
}
