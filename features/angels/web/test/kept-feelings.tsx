import { byCount } from '@solelune/french/counts';
import { Button } from '@solelune/ui/button';
import { arrowBackGlyph, Icon, retryGlyph } from '@solelune/ui/icon';
import { feelingBySlug, type TestState } from '../../engine/index.ts';
import { MatchedCount } from './matched-count.tsx';
import './kept-feelings.css';

interface KeptFeelingsProps {
  state: TestState;
  canGoBack: boolean;
  onBack: () => void;
  onRestart: () => void;
}

/** What was kept so far, how many angels can still answer, and the way back. */
export function KeptFeelings({ state, canGoBack, onBack, onRestart }: KeptFeelingsProps) {
  const { kept, remaining } = state;
  return (
    <aside className="angels-kept" aria-label="Ce que vous avez gardé">
      <p role="status">
        <b>{remaining.length}</b> {byCount(remaining.length, 'ange répond', 'anges peuvent encore répondre')}
      </p>
      {kept.length > 0 && (
        <ul>
          {kept.map((slug) => (
            <li key={slug}>{feelingBySlug(slug)?.label}</li>
          ))}
        </ul>
      )}
      <MatchedCount feelings={kept} />
      {canGoBack && (
        <div>
          <Button tone="plain" onClick={onBack}>
            <Icon of={arrowBackGlyph} />
            Carte précédente
          </Button>
          <Button tone="plain" onClick={onRestart}>
            <Icon of={retryGlyph} />
            Tout reprendre
          </Button>
        </div>
      )}
    </aside>
  );
}
