import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon, photoGlyph } from '../icon/index.ts';
import type { CardSize, CardWords } from './wheel-card.ts';
import './wheel-card-maker.css';

interface WheelCardMakerProps {
  wheel: RefObject<HTMLElement | null>;
  words: CardWords;
  /** Of the file, without its ending. */
  fileName: string;
}

const SIZES = [
  { size: 'wide', label: 'Image large', about: '1200 × 630, pour un message ou une page' },
  { size: 'tall', label: 'Image haute', about: '1080 × 1920, pour un écran de téléphone' },
] as const;

interface Made {
  size: CardSize;
  address: string;
}

/** Two pictures of the wheel to share, drawn on the device when asked for; the one that was made is shown before it is kept. */
export function WheelCardMaker({ wheel, words, fileName }: WheelCardMakerProps) {
  const [busy, setBusy] = useState<CardSize | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => void (made && URL.revokeObjectURL(made.address)), [made]);
  const make = async (size: CardSize) => {
    if (!wheel.current || busy) return;
    setBusy(size);
    setFailed(false);
    try {
      const { wheelCard } = await import('./wheel-card.ts');
      setMade({ size, address: URL.createObjectURL(await wheelCard(wheel.current, size, words)) });
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="card-maker">
      <ul>
        {SIZES.map(({ size, label, about }) => (
          <li key={size}>
            <Button tone="quiet" loading={busy === size} onClick={() => void make(size)}>
              <Icon of={photoGlyph} />
              {label}
            </Button>
            <small>{about}</small>
          </li>
        ))}
      </ul>
      <p role="status">
        {made && 'L’image est prête.'}
        {failed && 'L’image n’a pas pu être tracée. Réessayez dans un instant.'}
      </p>
      {made && (
        <figure>
          <img src={made.address} alt={`${words.title}. ${words.lines.join(' ')}`} data-size={made.size} />
          <figcaption>
            <a href={made.address} download={`${fileName}-${made.size === 'wide' ? 'large' : 'haute'}.png`}>
              Enregistrer l’image
            </a>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
