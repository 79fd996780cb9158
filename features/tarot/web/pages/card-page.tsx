import { ArticlesAbout } from '@solelune/editorial/web/articles-about';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { Keywords } from '@solelune/ui/keywords';
import { Neighbours } from '@solelune/ui/neighbours';
import { PageSection } from '@solelune/ui/page-section';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import { ShareButton } from '@solelune/ui/share-button';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import type { arcanum, CardLine } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { cardAddress } from '../card/card-address.ts';
import { CardPicture } from '../table/card-picture.tsx';
import './card-page.css';

const LABELS: Record<string, string> = {
  portrait: 'Portrait',
  situation: 'Ce qui est là',
  obstacle: 'À la place de l’obstacle',
  help: 'À la place de l’appui',
  advice: 'Son conseil',
  outcome: 'Où elle mène',
  love: 'En amour',
  single: 'Quand le cœur est libre',
  work: 'Au travail',
  reversed: 'Renversée',
  answer: 'À une question de oui ou non',
};

/** A card of the tarot or of Belline, by itself: what is seen, what it says at each place, and with whom it speaks. */
export default function CardPage({ data }: PageProps<typeof arcanum>) {
  const { card, reading, before, after, pairs } = data;
  const isBelline = card.deck === 'belline';
  const above = isBelline
    ? { name: 'Oracle de Belline', path: addresses.belline.path }
    : { name: 'Tarot', path: addresses.index.path };
  const [portrait, ...sections] = reading.sections;
  return (
    <>
      <header className="tarot-face page">
        <CardPicture deck={card.deck} slug={card.slug} alt={card.description} />
        <div>
          <Crumbs link={Link} way={[above, { name: card.name }]} />
          <Eyebrow>{card.numeral ? `${card.family}, ${card.numeral}` : card.family}</Eyebrow>
          <h1>{card.name}</h1>
          <p className="tarot-face__epithet">{reading.epithet}</p>
          <div className="tarot-start__lead" dangerouslySetInnerHTML={{ __html: reading.lead }} />
          <Keywords words={reading.keywords} />
          <Actions>
            <Link className={buttonClass()} to={above.path}>
              Tirer les cartes
            </Link>
            <ShareButton title={reading.title} text={reading.epithet} />
          </Actions>
        </div>
      </header>
      {portrait && (
        <section className="tarot-face__portrait page">
          <VisuallyHidden as="h2">Ce que montre la carte</VisuallyHidden>
          <TextBlock label={LABELS[portrait.key]} title={portrait.title} html={portrait.html} opening />
        </section>
      )}
      <PageSection title="À chaque place, une réponse">
        <TextColumns columns={2}>
          {sections.map(({ key, title, html }) => (
            <TextBlock key={key} label={LABELS[key] ?? ''} title={title} html={html} />
          ))}
        </TextColumns>
      </PageSection>
      {pairs.length > 0 && (
        <PageSection title="Avec d’autres cartes" note="Ce que deux arcanes disent ensemble, et qu’aucun ne dit seul.">
          <ul className="tarot-pairs">
            {pairs.map((pair) => (
              <li key={pair.card.slug}>
                <CardPicture deck={pair.card.deck} slug={pair.card.slug} alt="" lazy />
                <div>
                  <Link to={cardAddress(pair.card)}>{pair.card.name}</Link>
                  <b>{pair.title}</b>
                  <p>{pair.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <div className="page">
        <Neighbours
          label="Cartes voisines"
          link={Link}
          before={neighbour(before, 'Carte précédente')}
          after={neighbour(after, 'Carte suivante')}
        />
      </div>
      <ArticlesAbout kind="cards" slug={card.deck === 'belline' ? `belline/${card.slug}` : card.slug} />
    </>
  );
}

const neighbour = (card: CardLine, place: string) => ({
  ...{ path: cardAddress(card), place, name: card.name, note: card.epithet },
  art: <CardPicture deck={card.deck} slug={card.slug} alt="" lazy className="tarot-neighbour" />,
});
