import { useForm } from '@solelune/screen/form';
import { part } from '@solelune/screen/part';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import { extract, type Extract as Pages } from '../../contract.ts';
import { type BookBirth, birthProblems, infosOf } from './book-birth.ts';
import { extractClient } from './extract-client.ts';
import { Refusal } from './refusal.tsx';

const EnlargedPage = part(() => import('./enlarged-page.tsx'));

type Page = Pages['pages'][number];

interface ExtractProps {
  birth: BookBirth;
  /** The birth is not whole: its fields say so. */
  onIncomplete: () => void;
}

/** Three real pages of this very book, before anything is paid. What was made of another birth is put away. */
export function Extract({ birth, onIncomplete }: ExtractProps) {
  const infos = infosOf(birth);
  const [made, setMade] = useState<{ of: string; pages: readonly Page[] } | null>(null);
  const [open, setOpen] = useState<Page | null>(null);
  const { send, isBusy, message } = useForm(
    (asked: { infos: string }, signal: AbortSignal) => extractClient.call(extract, asked, { signal }),
    { done: ({ pages }: Pages, { infos: of }) => setMade({ of, pages }) },
  );
  const pages = made?.of === infos ? made.pages : null;
  const ask = () => {
    if (Object.keys(birthProblems(birth)).length > 0) onIncomplete();
    else void send({ infos });
  };
  return (
    <section className="book-extract" aria-labelledby="book-extract">
      <h2 id="book-extract">Trois pages de ce livre</h2>
      {pages ? (
        <>
          <ul className="book-extract__pages">
            {pages.map((page) => (
              <li key={page.page}>
                <button type="button" onClick={() => setOpen(page)} aria-label={`Agrandir la page ${page.page}`}>
                  <img src={page.picture} alt={`Page ${page.page} : ${page.title}`} width="620" height="880" />
                </button>
                <small>
                  page {page.page}, {page.title.toLowerCase()}
                </small>
              </li>
            ))}
          </ul>
          <p role="status">Elles sont définitives : le livre payé les contiendra telles quelles.</p>
        </>
      ) : (
        <>
          <p>
            {isBusy
              ? 'Le livre se compose en entier, pour en tirer trois pages : quelques secondes.'
              : 'Son ciel, son Soleil, sa première année : faites avec ces données, gratuitement, avant de payer.'}
          </p>
          <Button tone="quiet" loading={isBusy} onClick={ask}>
            Voir ces trois pages
          </Button>
        </>
      )}
      <Refusal>{message}</Refusal>
      {open && <EnlargedPage page={open} onClose={() => setOpen(null)} onLost={() => setOpen(null)} />}
    </section>
  );
}
