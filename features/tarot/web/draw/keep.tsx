import { sentenceOfError } from '@solelune/contract/client';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { InstantText } from '@solelune/ui/instant-text';
import { useState } from 'react';
import { type DrawView, drawSave, type MadeDraw } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import type { DrawNote } from '../device/draw-notes.ts';
import { pageOfSpread } from '../draws.ts';
import './keep.css';

interface KeepProps {
  view: DrawView;
  made: MadeDraw;
  question: string;
  askedBefore: DrawNote | undefined;
}

/** What one may do with a draw: keep it, make a picture of it, ask something else. */
export function Keep({ view, made, question, askedBefore }: KeepProps) {
  const { user, call, toast, saveResult } = useApp();
  const [withQuestion, setWithQuestion] = useState(true);
  const [foundAt, setFoundAt] = useState<string | null>(null);
  const [busy, setBusy] = useState<'saving' | 'drawing' | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const start = pageOfSpread(view.spread);

  const save = async () => {
    setBusy('saving');
    try {
      if (user) {
        const kept = await call(drawSave, { id: view.id, question: withQuestion ? question : '' });
        setFoundAt(kept.address);
      } else
        setFoundAt(
          await saveResult({ category: 'draw', title: view.title, address: urlOf(addresses.draw, { id: view.id }) }),
        );
    } catch (error) {
      toast({ variant: 'error', message: sentenceOfError(error) });
    }
    setBusy(null);
  };
  const share = async () => {
    setBusy('drawing');
    try {
      const { sharePicture } = await import('./share-picture.ts');
      setPicture(await sharePicture(view.title, made));
    } catch {
      toast({ variant: 'error', message: 'L’image n’a pas pu être composée sur cet appareil.' });
    }
    setBusy(null);
  };
  return (
    <section className="tarot-keep" aria-label="Garder, partager, recommencer">
      <ul className="page">
        <li>
          <div>
            <h3>Garder ce tirage</h3>
            <p>Les cartes, leur place, la lecture telle que vous l’avez lue. À relire dans un mois.</p>
            {user && question && (
              <Checkbox
                label="Avec ma question"
                checked={withQuestion}
                onChange={(event) => setWithQuestion(event.target.checked)}
              />
            )}
          </div>
          {foundAt ? (
            <Link className={buttonClass({ tone: 'quiet' })} to={foundAt}>
              Voir ce qui est gardé
            </Link>
          ) : (
            <Button loading={busy === 'saving'} onClick={() => void save()}>
              {user ? 'Enregistrer' : 'Garder sur cet appareil'}
            </Button>
          )}
        </li>
        <li>
          <div>
            <h3>En faire une image</h3>
            <p>Composée sur votre appareil. Votre question n’y figure jamais.</p>
            {picture && (
              <a className="tarot-keep__picture" href={picture} download="tirage.png">
                <img src={picture} alt="Vos cartes sur le tapis" width="216" height="270" />
                Télécharger l’image
              </a>
            )}
          </div>
          <Button tone="quiet" loading={busy === 'drawing'} onClick={() => void share()}>
            Partager l’image
          </Button>
        </li>
        <li>
          <div>
            <h3>Tirer à nouveau</h3>
            <p>
              {askedBefore ? (
                <>
                  Vous avez déjà demandé cela le <InstantText at={askedBefore.at} />. La redemander le même jour éclaire
                  moins&nbsp;: dormez dessus, ou posez la question qui vient après.
                </>
              ) : (
                'Une autre question, un autre jeu. La même, redemandée le même jour, éclaire moins.'
              )}
            </p>
          </div>
          <Link className={buttonClass({ tone: 'quiet' })} to={start.path}>
            Une autre question
          </Link>
        </li>
      </ul>
    </section>
  );
}
