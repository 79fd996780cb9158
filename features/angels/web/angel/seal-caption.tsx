import { Link } from '@solelune/screen/navigation';
import type { ReactNode } from 'react';
import type { AngelCard } from '../../answer-schemas.ts';
import { angelOf } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import './seal-caption.css';

/** A seal, what it stands here for, and the name that leads to its portrait. */
export function SealCaption({ angel, label, children }: { angel: AngelCard; label: string; children?: ReactNode }) {
  return (
    <div className="angels-caption">
      <Seal angel={angelOf(angel.number)} />
      <p>{label}</p>
      <h2>
        <Link to={angelUrl(angel.slug)}>{angel.name}</Link>
      </h2>
      <p className="angels-caption__epithet">{angel.epithet}</p>
      {children}
    </div>
  );
}
