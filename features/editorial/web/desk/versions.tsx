import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { InstantText } from '@solelune/ui/instant-text';
import { useState } from 'react';
import { type DeskText, textRestore } from '../../contract/desk.ts';
import { Comparison } from './comparison.tsx';
import { moment } from './words.ts';

interface Props {
  text: DeskText;
  isUnsaved: boolean;
  restored: (text: DeskText, words: string) => void;
}

const nameOf = (number: number): string => (number === 0 ? 'le texte du site' : `la version ${number}`);
const ofIt = (number: number): string => (number === 0 ? 'du texte du site' : `de la version ${number}`);

/** What the text was: each version can be compared with the last one, and taken up again. */
export function Versions({ text, isUnsaved, restored }: Props) {
  const { kind, slug, latest, versions, has_file: hasFile, published, scheduled } = text;
  const [compared, setCompared] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { send, isBusy, refusal } = useForm(textRestore, {
    done: ({ text: now }, { number }) => {
      setAsked(null);
      setCompared(null);
      restored(now, `Les mots ${ofIt(Number(number))} sont repris dans la version ${now.latest}, en brouillon.`);
    },
  });
  const earlier = [...versions, ...(hasFile ? [{ number: 0, by: null, at: null, restored: null }] : [])];
  if (versions.length === 0) return null;
  return (
    <section className="administration-panel">
      <h2>Versions</h2>
      <ol className="text-desk__versions">
        {earlier.map(({ number, by, at, restored: from }) => (
          <li key={number} data-shown={number === published?.number || undefined}>
            <b>{number === 0 ? 'Texte du site' : `Version ${number}`}</b>
            <small>
              {at && <InstantText at={at} words={moment} />}
              {by && `, ${by}`}
              {from !== null && `, reprend ${nameOf(from)}`}
              {number === published?.number && ', sur le site'}
              {number === scheduled?.number && ', programmée'}
            </small>
            {number !== latest && (
              <span>
                <Button
                  tone="quiet"
                  aria-label={`Comparer ${nameOf(number)} avec la dernière`}
                  aria-pressed={compared === number}
                  onClick={() => setCompared((former) => (former === number ? null : number))}
                >
                  Comparer
                </Button>
                <Button tone="quiet" aria-label={`Reprendre ${nameOf(number)}`} onClick={() => setAsked(number)}>
                  Reprendre
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {compared !== null && <Comparison key={compared} text={text} number={compared} />}
      <Dialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Reprendre ${nameOf(asked ?? 0)}\u202F?`}
        description={
          isUnsaved
            ? 'Ce que vous avez écrit sans l’enregistrer sera perdu. Les versions enregistrées, elles, restent toutes.'
            : 'Ses mots deviennent un nouveau brouillon. Rien ne change sur le site, et aucune version n’est perdue.'
        }
        actions={
          <>
            <Button
              loading={isBusy}
              onClick={() => asked !== null && void send({ kind, slug, number: asked, base: latest })}
            >
              Reprendre
            </Button>
            <Button tone="quiet" onClick={() => setAsked(null)}>
              Laisser comme c’est
            </Button>
          </>
        }
      >
        {refusal && <p role="alert">{refusal}</p>}
      </Dialog>
    </section>
  );
}
