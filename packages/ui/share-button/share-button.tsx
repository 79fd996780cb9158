import { useState } from 'react';
import { Button, type ButtonLook } from '../button/index.ts';
import { checkGlyph, Icon, shareGlyph } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const SAID_MS = 3000;

export interface ShareButtonProps extends ButtonLook {
  title: string;
  text?: string;
  /** Absolute address; without it, the address of the page one reads. */
  url?: string;
  label?: string;
  onShared?: (way: 'sheet' | 'copied') => void;
}

/** Opens the system's sharing sheet where there is one, else copies the address. */
export function ShareButton({
  title,
  text,
  url,
  label = 'Partager',
  onShared,
  tone = 'plain',
  ...look
}: ShareButtonProps) {
  const [said, setSaid] = useState('');
  const say = (words: string) => {
    setSaid(words);
    setTimeout(() => setSaid(''), SAID_MS);
  };
  const share = async () => {
    const address = url ?? location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, text, url: address });
        onShared?.('sheet');
      } else {
        await navigator.clipboard.writeText(address);
        say('Lien copié');
        onShared?.('copied');
      }
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say('Le lien n’a pas pu être copié');
    }
  };
  return (
    <>
      <Button tone={tone} {...look} onClick={share}>
        <Icon of={said === 'Lien copié' ? checkGlyph : shareGlyph} />
        {said || label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
