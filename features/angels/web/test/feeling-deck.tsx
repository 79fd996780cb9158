import { Progress } from '@solelune/ui/progress';
import { SwipeDeck } from '@solelune/ui/swipe-deck';
import { feelingBySlug, type TestState } from '../../engine/index.ts';
import { starPath } from '../seal/seal-geometry.ts';
import { WISHES } from './wishes.ts';
import './feeling-deck.css';

interface FeelingDeckProps {
  state: TestState;
  /** How many feelings open the test. */
  total: number;
  onAnswer: (feeling: string, kept: boolean) => void;
}

/** The cards, one feeling each: to the right it is kept, to the left it passes. */
export function FeelingDeck({ state, total, onAnswer }: FeelingDeckProps) {
  const { deck, kept, passed, step } = state;
  const asked = kept.length + passed.length;
  const words = step === 'refinement' ? 'On affine' : `Carte ${Math.min(asked + 1, total)} sur ${total}`;
  return (
    <div className="angels-deck">
      <Progress label="Avancement" value={step === 'refinement' ? total : asked} max={total} words={words} />
      <SwipeDeck
        label="Un ressenti à garder ou à laisser"
        items={deck}
        keyOf={(slug) => slug}
        renderCard={(slug) => <FeelingCard slug={slug} />}
        onAnswer={(slug, side) => onAnswer(slug, side === 'right')}
        leftLabel="Pas maintenant"
        rightLabel="C’est moi"
      />
      <p className="angels-deck__how">Glissez la carte, pressez les flèches du clavier, ou utilisez les boutons.</p>
    </div>
  );
}

function FeelingCard({ slug }: { slug: string }) {
  const feeling = feelingBySlug(slug);
  return (
    <div className="angels-feeling" data-feeling={slug}>
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        <circle r="104" />
        <circle r="96" />
        {/* The star of the word: as many points as its letters call for. */}
        <path d={starPath((slug.length % 8) + 1, 96)} />
        <path d={starPath(((slug.length + 3) % 8) + 1, 58)} />
      </svg>
      <h2>{feeling?.label}</h2>
      <p>{WISHES[slug]}</p>
    </div>
  );
}
