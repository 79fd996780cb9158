import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { canPush, subscribeToPush } from '@solelune/screen/push';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { RadioGroup } from '@solelune/ui/radio-group';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { Select } from '@solelune/ui/select';
import { useState, useSyncExternalStore } from 'react';
import { type LetterSettings, letterSave } from '../../contract.ts';
import { useRememberedSign } from '../remembered-sign/remembered-sign.ts';
import { LetterState } from './letter-state.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}\u00A0h` }));
const SIGNS = SIGN_FACTS.map(({ key, name }) => ({ value: key as string, label: name as string }));
const NO_PUSH =
  'Ce navigateur n’a pas donné son accord. Autorisez les notifications de ce site dans ses réglages, puis réessayez.';
const CANNOT_PUSH =
  'Ce navigateur ne reçoit pas de notifications. Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil.';

const never = () => () => {};
/** Until the browser has been asked, it is thought to be able. */
const useCanPush = () => useSyncExternalStore(never, canPush, () => true);

interface Ways {
  mail: boolean;
  push: boolean;
}

export function LetterForm(props: { settings: LetterSettings; onChange: (next: LetterSettings) => void }) {
  const { settings, onChange } = props;
  const { call } = useApp();
  const here = useReaderZone();
  const remembered = useRememberedSign();
  const isAbleToPush = useCanPush();
  const known = settings.sign ?? SIGN_FACTS.find(({ slug }) => slug === remembered)?.key ?? '';
  const [rhythm, setRhythm] = useState(settings.rhythm);
  const [hour, setHour] = useState(String(settings.hour));
  const [chosenSign, setSign] = useState<string | null>(null);
  const [ways, setWays] = useState<Ways>({ mail: settings.by_mail, push: settings.by_push });
  const sign = chosenSign ?? known;
  const isWanted = settings.by_mail || settings.by_push;

  const save = async ({ mail, push }: Ways, signal: AbortSignal) => {
    const subscription = push ? await subscribeToPush(settings.push_key) : null;
    if (push && !subscription && settings.push_devices === 0)
      throw new CallError('invalid_input', { fields: { push: NO_PUSH } });
    const input = {
      ...{ mail: mail ? '1' : '0', push: push ? '1' : '0', ...(subscription ? { subscription } : {}) },
      ...{ rhythm, at_hour: hour, zone: here },
      // To stop, no sign is needed.
      sign: sign || (mail || push ? '' : 'aries'),
    } as const;
    return call(letterSave, input as typeof input & { sign: 'aries' }, { signal });
  };
  const { send, isBusy, refusal, problems, done, touch } = useForm(save, {
    done: (next: LetterSettings) => {
      onChange(next);
      setWays({ mail: next.by_mail, push: next.by_push });
      return next.by_mail || next.by_push ? 'C’est noté.' : 'La lettre est arrêtée.';
    },
  });
  const choose = (change: Partial<Ways>) => {
    touch();
    setWays({ ...ways, ...change });
  };

  return (
    <Card className="sky-letter">
      <LetterState settings={settings} />
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
      <fieldset className="sky-letter__ways">
        <legend>Comment</legend>
        <Checkbox
          label="Je souhaite recevoir cette lettre par e-mail."
          hint="Elle ne parle jamais de santé ni de sexualité. Chaque lettre porte un lien qui l’arrête, sans mot de passe."
          checked={ways.mail}
          onChange={(event) => choose({ mail: event.target.checked })}
        />
        <Checkbox
          label="Je souhaite une notification sur cet appareil."
          hint={
            isAbleToPush
              ? 'Les premiers mots de la lettre ; un toucher ouvre la suite. Un bouton l’arrête, et les réglages de votre navigateur aussi.'
              : CANNOT_PUSH
          }
          disabled={!isAbleToPush && !settings.by_push}
          checked={ways.push}
          error={problems['push'] ?? null}
          onChange={(event) => choose({ push: event.target.checked })}
        />
      </fieldset>
      <div className="sky-letter__do">
        <Button loading={isBusy} disabled={!ways.mail && !ways.push} onClick={() => void send(ways)}>
          {isWanted ? 'Enregistrer' : 'Recevoir la lettre'}
        </Button>
        {isWanted && (
          <Button tone="quiet" onClick={() => void send({ mail: false, push: false })}>
            Ne plus la recevoir
          </Button>
        )}
        <span role="status">{refusal ?? done}</span>
      </div>
    </Card>
  );
}
