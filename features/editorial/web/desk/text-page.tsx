import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { PageTitle } from '@solelune/ui/page-title';
import { SitePreviews } from '@solelune/ui/site-previews';
import { useState } from 'react';
import type { DeskText, textOpen } from '../../contract/desk.ts';
import { deskAddresses } from './addresses.ts';
import { Publication } from './publication.tsx';
import { TextForm } from './text-form.tsx';
import { useUnsaved } from './use-unsaved.ts';
import { Versions } from './versions.tsx';
import { STATE_WORDS } from './words.ts';
import './desk.css';

/** One text: what it says, how it looks, when it comes, what it was. */
export default function TextPage({ data }: PageProps<typeof textOpen>) {
  const [text, setText] = useState(data.text);
  const [said, setSaid] = useState('');
  const [isUnsaved, setUnsaved] = useState(false);
  // The words that were taken up again stand in the form anew.
  const [form, setForm] = useState(0);
  useUnsaved(isUnsaved);
  const { kind, slug, latest, problems } = text;
  const changed = (now: DeskText, words: string) => {
    setText(now);
    setSaid(words);
  };
  return (
    <div className="administration-page">
      <p className="text-desk__back">
        <Link to={`${deskAddresses.texts.path}${kind === 'page' ? '?kind=page' : ''}`}>
          {kind === 'page' ? 'Toutes les pages' : 'Tous les articles'}
        </Link>
      </p>
      <PageTitle
        lead={
          <>
            <Badge tone={STATE_WORDS[text.state].tone}>{STATE_WORDS[text.state].words}</Badge>{' '}
            <span className="administration-mono">{text.address}</span>
          </>
        }
      >
        {text.title}
      </PageTitle>
      <p role="status" className="text-desk__said">
        {said}
      </p>
      <div className="text-desk">
        <section className="administration-panel" aria-label="Le texte">
          <TextForm
            key={form}
            text={text}
            touched={() => setUnsaved(true)}
            saved={(now) => {
              setUnsaved(false);
              changed(now, `Version ${now.latest} enregistrée. Personne d’autre ne la voit encore.`);
            }}
          />
        </section>
        <aside className="text-desk__side" aria-label="Publication et versions">
          <Publication text={text} isUnsaved={isUnsaved} changed={changed} />
          <Versions
            text={text}
            isUnsaved={isUnsaved}
            restored={(now, words) => {
              setUnsaved(false);
              setForm((former) => former + 1);
              changed(now, words);
            }}
          />
        </aside>
      </div>
      <section className="administration-panel text-desk__preview">
        <h2>Aperçu</h2>
        {problems.length > 0 ? (
          <p>L’aperçu vient dès que rien ne manque.</p>
        ) : (
          <>
            <p>
              La version {latest === 0 ? 'du site' : /* begins with a figure */ latest}, dans la vraie page.{' '}
              <a
                href={urlOf(deskAddresses.preview, { kind, slug, number: String(latest) })}
                target="_blank"
                rel="noreferrer"
              >
                Ouvrir l’aperçu seul
              </a>
            </p>
            <SitePreviews key={latest} address={urlOf(deskAddresses.preview, { kind, slug, number: String(latest) })} />
          </>
        )}
      </section>
    </div>
  );
}
