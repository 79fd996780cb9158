import { chevronLeftGlyph, chevronRightGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { PICTURE, SPECIMEN_PAGES, type SpecimenPage } from '../specimen/page-numbers.ts';
import { SPECIMEN_PICTURES } from '../specimen/specimen.ts';
import './turn-pages.css';

const WORDS: Readonly<Record<SpecimenPage, string>> = {
  2: 'l’ex-libris et le mot de qui l’offre',
  3: 'le titre, avec la roue',
  4: 'comment lire ce livre',
  5: 'le ciel de naissance et ses positions',
  16: 'un chapitre du portrait',
  17: 'un portrait qui nomme ce qu’il lit',
  66: 'la fin du portrait',
  67: 'une année s’ouvre, mois par mois',
  68: 'la révolution solaire de l’année',
  69: 'une période clé, et toutes ses dates',
  184: 'la preuve du calcul',
  185: 'de quoi tout refaire',
};

/** Twelve real pages, turned by hand, by a finger or by the keys (which is why the list takes the focus); without scripts they lie side by side. One at a time on a phone, facing each other on a large screen. */
export function TurnPages() {
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<readonly number[]>([0, 1]);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const index = Number((target as HTMLElement).dataset['index']);
          if (isIntersecting) seen.add(index);
          else seen.delete(index);
        }
        if (seen.size > 0) setShown([...seen].sort((one, other) => one - other));
      },
      { root: box, threshold: 0.6 },
    );
    for (const leaf of box.children) observer.observe(leaf);
    return () => observer.disconnect();
  }, []);
  const turn = (by: 1 | -1) => () => {
    const box = list.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box?.scrollBy({ left: by * box.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  };
  const pages = shown.map((index) => SPECIMEN_PAGES[index]).filter((page) => page !== undefined);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="book-open" tabIndex={0} aria-label="Pages de l’exemplaire">
        {SPECIMEN_PAGES.map((page, index) => (
          <li key={page} data-index={index} data-side={index % 2 ? 'right' : 'left'}>
            <img
              src={SPECIMEN_PICTURES[page]}
              alt={`Page ${page} : ${WORDS[page]}`}
              width={PICTURE.wide}
              height={PICTURE.tall}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ol>
      <div className="book-hand">
        <IconButton of={chevronLeftGlyph} label="Pages précédentes" disabled={shown[0] === 0} onClick={turn(-1)} />
        <p aria-live="polite">
          <b>{pages.length > 1 ? `Pages ${pages.join(' et ')}` : `Page ${pages[0]}`}</b>
          {pages.map((page) => WORDS[page]).join(' ; ')}
        </p>
        <IconButton
          of={chevronRightGlyph}
          label="Pages suivantes"
          disabled={shown.at(-1) === SPECIMEN_PAGES.length - 1}
          onClick={turn(1)}
        />
      </div>
    </>
  );
}
