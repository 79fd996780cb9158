import type { ReactNode } from 'react';
import { PageTitle, SectionTitle } from '../page-title/index.ts';
import { AskingSection } from './asking-section.tsx';
import { BirthSection } from './birth-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoosingSection } from './choosing-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { CountingSection } from './counting-section.tsx';
import { GlyphsSection } from './glyphs-section.tsx';
import { OpeningSection } from './opening-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { ReadingSection } from './reading-section.tsx';
import { SkySection } from './sky-section.tsx';
import { SortingSection } from './sorting-section.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { ToolPageSection } from './tool-page-section.tsx';
import { WaitingSection } from './waiting-section.tsx';
import { WheelSection } from './wheel-section.tsx';
import './design-page.css';

const SECTIONS: readonly { id: string; title: string; note: string; body: ReactNode }[] = [
  {
    id: 'couleurs',
    title: 'Encre et papier',
    note: 'Un papier chaud, une nuit profonde, un peu d’or ; un accent par univers.',
    body: <ColoursSection />,
  },
  {
    id: 'lire',
    title: 'Lire',
    note: 'Une colonne d’environ soixante-dix signes, des titres en Cormorant, le texte en Figtree.',
    body: <ReadingSection />,
  },
  {
    id: 'appuyer',
    title: 'Appuyer',
    note: 'Quarante-huit pixels de haut, un seul bouton plein par écran.',
    body: <ButtonsSection />,
  },
  {
    id: 'remplir',
    title: 'Remplir',
    note: 'Le libellé reste visible ; l’aide disparaît quand l’erreur la remplace.',
    body: <AskingSection />,
  },
  {
    id: 'choisir',
    title: 'Choisir',
    note: 'Peu de réponses se voient d’un coup ; beaucoup se cherchent.',
    body: <ChoosingSection />,
  },
  {
    id: 'naitre',
    title: 'Se présenter',
    note: 'Sur téléphone, une question à la fois. Rien de ce qui est écrit ne se perd.',
    body: <BirthSection />,
  },
  {
    id: 'ouvrir',
    title: 'Ouvrir, replier',
    note: 'Ce qui se superpose rend la main avec Échap ; ce qui se déplie reste trouvable.',
    body: <OpeningSection />,
  },
  {
    id: 'attendre',
    title: 'Quand rien ne vient, ou pas encore',
    note: 'Une panne, une page vide, une attente : chacune dit quoi faire.',
    body: <WaitingSection />,
  },
  {
    id: 'etre-la',
    title: 'Être là, ou bientôt',
    note: 'Un visage, un nom, un état en toutes lettres.',
    body: <PeopleSection />,
  },
  {
    id: 'trier',
    title: 'Trier d’un geste',
    note: 'Glisser de soixante-dix pixels, presser les flèches ou toucher les boutons : trois façons de répondre.',
    body: <SortingSection />,
  },
  {
    id: 'compter',
    title: 'Compter',
    note: 'Un dessin pour l’œil, les mêmes chiffres en lignes pour qui les veut ; la page dit en une phrase ce qu’ils montrent.',
    body: <CountingSection />,
  },
  {
    id: 'outil',
    title: 'Une page d’outil',
    note: 'Sa tête, ses faits, ses textes, sa question, ses voisins et la suite : les mêmes d’un univers à l’autre.',
    body: <ToolPageSection />,
  },
  {
    id: 'ciel',
    title: 'Le ciel',
    note: 'La Lune à sa vraie phase, les douze signes dans leur anneau, la nuit en fond.',
    body: <SkySection />,
  },
  {
    id: 'roue',
    title: 'La roue',
    note: 'Une naissance, un ciel, un retour : des nombres y deviennent une carte. Les flèches y voyagent d’un astre à l’autre.',
    body: <WheelSection />,
  },
  {
    id: 'signes',
    title: 'Petits dessins',
    note: 'Une seule main, une seule graisse ; chacun peut être pris seul.',
    body: <GlyphsSection />,
  },
];

/** Every component in all its states: what one looks at before building a screen. */
export function DesignPage() {
  return (
    <main className="design page">
      <PageTitle
        eyebrow="Atelier"
        epithet="chaque pièce, dans chacun de ses états"
        lead="Les composants dont les pages sont faites. On les regarde ici à 360 et 1 280 pixels, en clair et en sombre, au clavier et sans mouvement."
      >
        La boîte à outils
      </PageTitle>
      <div className="design__tools">
        <nav aria-label="Sommaire">
          <ol className="design__contents">
            {SECTIONS.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ThemeChoice />
      </div>
      {SECTIONS.map((section) => (
        <section key={section.id} className="design__section" aria-labelledby={section.id}>
          <SectionTitle id={section.id} note={section.note}>
            {section.title}
          </SectionTitle>
          {section.body}
        </section>
      ))}
    </main>
  );
}
