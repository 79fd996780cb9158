import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import type { LetterSettings, letter } from '../../contract.ts';
import { LetterForm } from './letter-form.tsx';
import './letter-page.css';

/** How one wants to be told of the sky: nothing before a yes, one gesture to stop. */
export default function LetterPage({ data }: PageProps<typeof letter>) {
  const { changePage } = useApp();
  const [settings, setSettings] = useState<LetterSettings>(data);
  const keep = (next: LetterSettings) => {
    setSettings(next);
    changePage<LetterSettings>(() => next);
  };
  return (
    <>
      <PageTitle
        eyebrow="Mon espace"
        lead="Le ciel de votre signe, par e-mail ou sur votre téléphone, à l’heure de votre horloge. Rien ne part sans votre accord, et un geste l’arrête."
      >
        La lettre du ciel
      </PageTitle>
      <LetterForm settings={settings} onChange={keep} />
    </>
  );
}
