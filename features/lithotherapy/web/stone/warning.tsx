import { cardClass } from '@solelune/ui/card';
import type { StoneFacts } from '../../contract.ts';
import './warning.css';

const WORDS = {
  caution: {
    title: 'À manier avec un peu de soin',
    text: 'Portée ou posée, elle ne présente pas de danger. Coupée, poncée ou mal placée, si\u00A0: lisez ses soins plus bas.',
  },
  danger: {
    title: 'Une vraie précaution',
    text: 'Cette matière peut nuire si on l’emploie mal. Jamais en élixir ni en bouche, pas de poussière, hors de portée des enfants\u00A0: ses soins disent pourquoi.',
  },
} as const;

/** Before the tale: what could harm. Nothing where nothing is known. */
export function Warning({ safety }: { safety: StoneFacts['safety'] }) {
  if (safety === 'none') return null;
  const { title, text } = WORDS[safety];
  return (
    <aside className={cardClass({}, 'stone-warning')} data-safety={safety}>
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <path d="M46 12l36 66H10z" />
        <path d="M46 36v20M46 64v2" />
      </svg>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </aside>
  );
}
