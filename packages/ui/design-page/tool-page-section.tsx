import type { ComponentProps } from 'react';
import { Actions } from '../actions/index.ts';
import { Button } from '../button/index.ts';
import { Crumbs } from '../crumbs/index.ts';
import { Eyebrow } from '../eyebrow/index.ts';
import { Facts } from '../facts/index.ts';
import { FormCard } from '../form-card/index.ts';
import { arrowGlyph, Icon, planetGlyphs, type ZodiacSign, zodiacGlyphs } from '../icon/index.ts';
import { Keywords } from '../keywords/index.ts';
import { linkTitleClass } from '../link-title/index.ts';
import { MedalList } from '../medal-list/index.ts';
import { moreLinkClass } from '../more-link/index.ts';
import { Neighbours } from '../neighbours/index.ts';
import { PageSection } from '../page-section/index.ts';
import { TextBlock, TextColumns } from '../reading-texts/index.ts';
import { RuledItem, RuledList } from '../ruled-list/index.ts';
import { ShareButton } from '../share-button/index.ts';
import { SignMedallion } from '../sign-medallion/index.ts';
import type { SiteLink } from '../site-link.ts';
import { TextInput } from '../text-input/index.ts';
import { NextTools, ToolCard, ToolCards } from '../tool-cards/index.ts';
import { HeroArt, ToolHero } from '../tool-hero/index.ts';
import { Specimen } from './specimen.tsx';

const HERE = '#outil';

/** In place of the router's. */
const PlainLink: SiteLink = ({ to, className, children }) => (
  <a href={to} className={className}>
    {children}
  </a>
);

const TEXTS = [
  { planet: 'sun', label: 'Portrait', title: 'Une place au soleil' },
  { planet: 'venus', label: 'L’amour', title: 'Donner sans compter' },
  { planet: 'saturn', label: 'Le pas suivant', title: 'Laisser la scène' },
] as const;

const MEDALS: readonly { sign: ZodiacSign; name: string; word: string }[] = [
  { sign: 'aries', name: 'Bélier', word: 'l’élan' },
  { sign: 'leo', name: 'Lion', word: 'l’éclat' },
  { sign: 'sagittarius', name: 'Sagittaire', word: 'le lointain' },
];

const neighbour = (sign: ZodiacSign, place: string, name: string, note: string) => ({
  path: HERE,
  art: <SignMedallion sign={sign} size={92} />,
  place,
  name,
  note,
});

const TOOLS: readonly ComponentProps<typeof ToolCard>['tool'][] = [
  { name: 'Ascendant', path: HERE, promise: 'Le signe qui se levait à votre premier cri.', action: 'Le calculer' },
  { name: 'Signe lunaire', path: HERE, promise: 'Ce qui vous rassure, et d’où cela vient.', action: 'Le trouver' },
  { name: 'Compatibilité', path: HERE, promise: 'Deux signes, ce qui les tient ensemble.', action: 'Les rapprocher' },
];

/** What a tool's page is made of, from its head to what follows. A stage is a whole page, with the h1 of its own: it is seen in its place. */
export function ToolPageSection() {
  return (
    <>
      <ToolHero>
        <div>
          <Crumbs way={[{ name: 'Astrologie', path: HERE }, { name: 'Lion' }]} link={PlainLink} />
          <Eyebrow>Signe de feu</Eyebrow>
          <p className="design__display">Lion</p>
          <Keywords words={['éclat', 'chaleur', 'fierté']} />
          <Actions>
            <Button tone="quiet">Un autre signe</Button>
            <ShareButton title="Lion" />
          </Actions>
        </div>
        <HeroArt first>
          <SignMedallion sign="leo" size={300} />
        </HeroArt>
      </ToolHero>
      <Facts
        facts={[
          { mark: <Icon of={planetGlyphs.sun} size={30} />, name: 'Maître', value: 'Soleil', note: 'le centre' },
          { mark: <Icon of={zodiacGlyphs.leo} size={30} />, name: 'Dates', value: '22 juillet – 22 août' },
          { mark: <Icon of={zodiacGlyphs.aquarius} size={30} />, name: 'En face', value: 'Verseau' },
        ]}
      />
      <PageSection title="Ce que dit le Lion" note="Trois textes, un trait au-dessus de chacun.">
        <TextColumns columns={3}>
          {TEXTS.map(({ planet, label, title }, index) => (
            <TextBlock
              key={planet}
              mark={<Icon of={planetGlyphs[planet]} size={24} />}
              label={label}
              title={title}
              html="<p>Vous entrez et la pièce se réchauffe&nbsp;: ce n’est pas une pose, c’est une température.</p>"
              opening={index === 0}
            />
          ))}
        </TextColumns>
      </PageSection>
      <Specimen name="Une question sur sa carte">
        <FormCard
          form={{ onSubmit: (event) => event.preventDefault() }}
          question="Quel prénom comptez-vous&#8239;?"
          action="Compter"
          note="Gratuit, sans inscription."
        >
          <TextInput label="Prénom" />
        </FormCard>
      </Specimen>
      <Specimen name="Médailles">
        <MedalList columns={6}>
          {MEDALS.map(({ sign, name, word }) => (
            <li key={sign}>
              <a href={HERE}>
                <SignMedallion sign={sign} />
                <b>{name}</b>
                <span>{word}</span>
              </a>
            </li>
          ))}
        </MedalList>
      </Specimen>
      <Specimen name="Cases entre filets, l’une éclairée">
        <RuledList>
          {MEDALS.map(({ sign, name, word }) => (
            <RuledItem key={sign} to={HERE} link={PlainLink} lit={sign === 'leo' ? 'En ce moment' : undefined}>
              <SignMedallion sign={sign} />
              <b className={linkTitleClass}>{name}</b>
              <small>{word}</small>
            </RuledItem>
          ))}
        </RuledList>
        <a href={HERE} className={moreLinkClass}>
          Les douze signes <Icon of={arrowGlyph} size={18} />
        </a>
      </Specimen>
      <Specimen name="Voisins">
        <Neighbours
          label="Signes voisins"
          before={neighbour('cancer', 'Signe précédent', 'Cancer', '21 juin – 22 juillet')}
          after={neighbour('virgo', 'Signe suivant', 'Vierge', '23 août – 22 septembre')}
          link={PlainLink}
        />
      </Specimen>
      <NextTools note="Un signe n’est qu’une lettre de votre ciel.">
        <ToolCards>
          {TOOLS.map((tool, index) => (
            <ToolCard
              key={tool.name}
              tool={tool}
              art={<SignMedallion sign={MEDALS[index]?.sign ?? 'leo'} />}
              link={PlainLink}
            />
          ))}
        </ToolCards>
      </NextTools>
    </>
  );
}
