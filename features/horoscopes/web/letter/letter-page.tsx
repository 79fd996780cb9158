import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import type { ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { longDateWords, shortHourWords } from '@solelune/civil-time/words';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { RadioGroup } from '@solelune/ui/radio-group';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { Select } from '@solelune/ui/select';
import { useState } from 'react';
import { type LetterSettings, type letter, letterSave } from '../../contract.ts';
import { useRememberedSign } from '../remembered-sign/remembered-sign.ts';
import './letter-page.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}\u00A0h` }));
const SIGNS = SIGN_FACTS.map(({ key, name }) => ({ value: key as string, label: name as string }));

const momentWords = (moment: ZonedMoment) => `${longDateWords(moment)}, ${shortHourWords(moment)}`;

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
        lead="Le ciel de votre signe, par e-mail, à l’heure de votre horloge. Rien ne part sans votre accord, et un geste l’arrête."
      >
        La lettre du ciel
      </PageTitle>
      <LetterForm settings={settings} onChange={keep} />
    </>
  );
}

function LetterForm({ settings, onChange }: { settings: LetterSettings; onChange: (next: LetterSettings) => void }) {
  const here = useReaderZone();
  const remembered = useRememberedSign();
  const known = settings.sign ?? SIGN_FACTS.find(({ slug }) => slug === remembered)?.key ?? '';
  const [rhythm, setRhythm] = useState(settings.rhythm);
  const [hour, setHour] = useState(String(settings.hour));
  const [chosenSign, setSign] = useState<string | null>(null);
  const [agrees, setAgrees] = useState(settings.is_wanted);
  const sign = chosenSign ?? known;
  const { send, isBusy, message, problems, done } = useForm(letterSave, {
    done: (next) => {
      onChange(next);
      setAgrees(next.is_wanted);
      return next.is_wanted ? 'C’est noté.' : 'La lettre est arrêtée.';
    },
  });
  const save = (wanted: boolean) =>
    void send({
      wanted: wanted ? '1' : '0',
      rhythm,
      at_hour: hour,
      zone: here,
      // To stop, no sign is needed.
      sign: (sign || (wanted ? '' : 'aries')) as 'aries',
    });
  return (
    <Card className="sky-letter">
      <p className="sky-letter__state" data-on={settings.is_wanted || undefined}>
        {settings.is_wanted && settings.next_at ? (
          <>
            Vous la recevez à l’adresse {settings.email}. Prochaine lettre :{' '}
            <InstantText at={settings.next_at} words={momentWords} />.
          </>
        ) : settings.is_wanted ? (
          'Vous la recevez le dimanche à 8\u00A0h, tant que vous n’avez rien choisi d’autre.'
        ) : (
          'Vous ne la recevez pas.'
        )}
      </p>
      {!settings.is_email_confirmed && (
        <p className="sky-letter__wait">
          Votre adresse n’est pas encore confirmée : la première lettre partira quand elle le sera.
        </p>
      )}
      <RadioGroup
        label="Quand"
        name="rhythm"
        value={rhythm}
        onValueChange={setRhythm}
        choices={[
          { value: 'day', label: 'Chaque jour, la journée qui commence' },
          { value: 'week', label: 'Le dimanche, la semaine qui vient' },
        ]}
      />
      <div className="sky-letter__two">
        <Select
          label="À quelle heure"
          value={hour}
          onChange={(event) => setHour(event.target.value)}
          options={HOURS}
          hint={`Heure de votre appareil (${here}).`}
        />
        <Select
          label="Pour quel signe"
          value={sign}
          onChange={(event) => setSign(event.target.value)}
          placeholder="Choisissez un signe"
          options={SIGNS}
          error={problems['sign'] ?? null}
        />
      </div>
      <Checkbox
        label="Je souhaite recevoir cette lettre par e-mail."
        hint="Elle ne parle jamais de santé ni de sexualité. Chaque lettre porte un lien qui l’arrête, sans mot de passe."
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <p className="sky-letter__ways">
        Par e-mail pour l’instant. Les notifications sur votre téléphone ne sont pas encore ouvertes.
      </p>
      <div className="sky-letter__do">
        <Button loading={isBusy} disabled={!agrees} onClick={() => save(true)}>
          {settings.is_wanted ? 'Enregistrer' : 'Recevoir la lettre'}
        </Button>
        {settings.is_wanted && (
          <Button tone="quiet" onClick={() => save(false)}>
            Ne plus la recevoir
          </Button>
        )}
        <span role="status">{message ?? done}</span>
      </div>
    </Card>
  );
}
