import { reasonOfError } from '@solelune/contract/client';
import { consentSave } from '@solelune/profile/contract';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { useState } from 'react';
import type { PersonalTheme } from '../../answers/personal.ts';
import { personalTheme } from '../../contract.ts';
import type { SensitiveTheme } from '../../engine/themes.ts';
import { Archway } from '../drawings/archway.tsx';
import { setDeviceConsent, useDeviceConsent } from './device-consent.ts';
import { ThemeText } from './theme-text.tsx';

const WORDS: Readonly<Record<SensitiveTheme, { about: string; agree: string }>> = {
  health: {
    about: 'Un thème intime, ouvert à votre demande : rythme, sommeil, souffle. Jamais un mal, jamais un remède.',
    agree: 'Je souhaite lire ce thème. Je sais qu’il ne remplace aucun avis médical.',
  },
  sexuality: {
    about: 'Réservé aux adultes et à qui le demande : désir, jeu et limites, à voix basse.',
    agree: 'J’ai 18 ans ou plus et je souhaite lire ce thème.',
  },
};

interface IntimateThemeProps {
  theme: SensitiveTheme;
  name: string;
  /** Whose birth, as the address says it. */
  infos: string;
  zone: string;
}

/** Closed until somebody opens it, closed again in one gesture: a member's yes is the profile's, a visitor's stays on the device. */
export function IntimateTheme({ theme, name, infos, zone }: IntimateThemeProps) {
  const { user, call, toast } = useApp();
  const isOpenHere = useDeviceConsent(theme);
  const isAsked = user !== null || isOpenHere;
  const { answer, again } = useAnswer(
    personalTheme,
    isAsked ? { infos, zone, theme, display: true, consent: !user } : null,
  );
  const reading: PersonalTheme | null =
    isAsked && answer?.status === 'ready' && !answer.reading.is_closed ? answer.reading : null;
  const decide = async (granted: boolean) => {
    if (!user) return setDeviceConsent(theme, granted);
    try {
      await call(consentSave, { theme, granted: granted ? '1' : '0' });
      await again();
    } catch (error) {
      toast({ variant: 'error', message: reasonOfError(error) });
    }
  };
  if (!reading) return <ClosedTheme theme={theme} name={name} onOpen={() => void decide(true)} />;
  return (
    <li className="personal-theme personal-theme--opened">
      <h3>{name}</h3>
      <ThemeText theme={reading} />
      <button type="button" className="personal-theme__close" onClick={() => void decide(false)}>
        {`Refermer ${name}`}
      </button>
    </li>
  );
}

function ClosedTheme({ theme, name, onOpen }: { theme: SensitiveTheme; name: string; onOpen: () => void }) {
  const [agrees, setAgrees] = useState(false);
  return (
    <li className="personal-theme personal-theme--closed on-night">
      <Archway theme={theme} />
      <h3>{name}</h3>
      <p>{WORDS[theme].about}</p>
      <Checkbox label={WORDS[theme].agree} checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <Button tone="quiet" disabled={!agrees} onClick={onOpen}>
        {`Ouvrir le thème ${name}`}
      </Button>
    </li>
  );
}
