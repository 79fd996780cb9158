import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Accordion } from '@solelune/ui/accordion';
import { buttonClass } from '@solelune/ui/button';
import { Starry } from '@solelune/ui/starry';
import { BOOK_PAGES, YEARS } from '../../engine/book-plan.ts';
import { addresses } from '../addresses.ts';
import { PICTURE } from '../specimen/page-numbers.ts';
import { specimen } from '../specimen/specimen.ts';
import { Edge } from './edge.tsx';
import { PassagePlate } from './passage-plate.tsx';
import { Price, QUESTIONS } from './price.tsx';
import { TurnPages } from './turn-pages.tsx';
import './landing-page.css';

const LAST_YEAR = specimen.firstYear + YEARS - 1;

/** What the book is, shown by real pages of one. */
export default function LandingPage() {
  return (
    <div className="book-landing" data-universe="astrology">
      <Hero />
      <section className="book-turn" id="feuilleter" aria-labelledby="book-turn">
        <div className="page">
          <div className="book-head book-head--centre">
            <h2 id="book-turn">Tournez les pages</h2>
            <p>
              L’exemplaire est celui de Camille, personnage inventé : une naissance à Lyon, le 17 juin 1988 à 14 h 25.
              Son ciel, lui, est exact.
            </p>
          </div>
          <TurnPages />
        </div>
      </section>
      <Inside />
      <Calculation />
      <section className="book-cost page" id="prix" aria-labelledby="book-questions">
        <Price />
        <div>
          <h2 id="book-questions">Vos questions</h2>
          <Accordion items={QUESTIONS.map(({ content, ...item }) => ({ ...item, content: <p>{content}</p> }))} />
        </div>
      </section>
    </div>
  );
}

const Hero = () => (
  <Starry as="section" glow="end" className="book-hero" aria-labelledby="book-title">
    <div className="page book-hero__two">
      <div>
        <h1 id="book-title">
          Promesse <em>Céleste</em>
        </h1>
        <p className="book-hero__lead">
          Un livre de {/* begins with a figure */ BOOK_PAGES} pages écrit pour une seule personne : qui elle est dans le
          ciel, et les périodes qui compteront pendant vingt ans, datées une à une.
        </p>
        <p className="book-hero__go">
          <Link to={urlOf(addresses.order, {})} className={buttonClass({ tone: 'gold', size: 'l' })}>
            Composer le mien
          </Link>
          <a href="#feuilleter" className={buttonClass({ tone: 'quiet', size: 'l' })}>
            Feuilleter un exemplaire
          </a>
        </p>
        <dl className="book-hero__sum">
          <div>
            <dt>pages, pour tous</dt>
            <dd>{BOOK_PAGES}</dd>
          </div>
          <div>
            <dt>
              années, de {/* begins with a figure */ specimen.firstYear} à {LAST_YEAR}
            </dt>
            <dd>{YEARS}</dd>
          </div>
          <div>
            <dt>dates exactes en {specimen.firstYear} dans l’exemplaire</dt>
            <dd>{specimen.datesInFirstYear}</dd>
          </div>
        </dl>
      </div>
      <div className="book-tome">
        <div>
          <img
            src={specimen.cover}
            alt="Couverture bleu nuit et or au nom de Camille, avec la roue de son ciel de naissance"
            width={PICTURE.wide}
            height={PICTURE.tall}
          />
        </div>
      </div>
    </div>
  </Starry>
);

const PARTS = [
  [
    'L’ouverture',
    8,
    'var(--gold)',
    'Le titre à votre nom, votre roue en pleine page, la manière de lire et le sommaire.',
  ],
  [
    'Le portrait',
    58,
    'var(--astrology)',
    'L’ascendant et son maître, le Soleil, la Lune, chaque planète, vos aspects du plus fort au plus discret, vos anges, votre chemin de vie.',
  ],
  [
    'Vingt années',
    100,
    'var(--advisors)',
    'Cinq pages par an : le ruban des douze mois, la révolution solaire, puis les périodes clés avec toutes leurs dates.',
  ],
  [
    'Les tables',
    20,
    'var(--numerology)',
    'Toutes les dates exactes, les éclipses qui touchent votre carte, le glossaire, et la preuve du calcul.',
  ],
] as const;

const Inside = () => (
  <section className="book-inside page" aria-labelledby="book-inside">
    <div className="book-head">
      <h2 id="book-inside">Ce qu’il y a dedans</h2>
      <p>
        Chaque trait est une page. Le nombre est le même pour tout le monde ; ce qui change, c’est ce qu’on y trouve.
        Aucun paragraphe n’y figure deux fois, aucune page n’est blanche.
      </p>
    </div>
    <Edge />
    <div className="book-parts">
      {PARTS.map(([name, pages, color, words]) => (
        <div key={name} style={{ '--part': color }}>
          <h3>
            {name} <small>{pages} pages</small>
          </h3>
          <p>{words}</p>
        </div>
      ))}
    </div>
  </section>
);

const STEPS = [
  [
    'On pose votre ciel',
    'Dix astres, l’ascendant et le milieu du ciel, à la minute d’arc. La page 184 donne de quoi tout vérifier.',
  ],
  [
    'On fait avancer le temps',
    'Jour après jour, pendant vingt ans. Une planète rétrograde passe jusqu’à trois fois au même point : les trois dates y sont.',
  ],
  [
    'On choisit ce qui compte',
    'Les périodes sont classées par force et par durée. Les plus fortes ont un texte ; toutes ont une ligne dans les tables.',
  ],
  [
    'On compose',
    'Un vrai livre : page A5, texte justifié, titres courants, sommaire cliquable. Si l’heure de naissance manque, les chapitres qui en dépendent cèdent la place à d’autres, et c’est écrit.',
  ],
] as const;

const Calculation = () => (
  <section className="book-how page" aria-labelledby="book-how">
    <div className="book-head">
      <h2 id="book-how">Comment il est calculé</h2>
    </div>
    <div className="book-how__two">
      <ol>
        {STEPS.map(([name, words]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <PassagePlate />
    </div>
  </section>
);
