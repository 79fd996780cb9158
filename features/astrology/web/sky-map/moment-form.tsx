import { sentenceOfError } from '@solelune/contract/client';
import { soughtIn, useDevicePlace, useHere, usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { useAddressForm } from '@solelune/screen/form';
import { useSentForm } from '@solelune/screen/sent-form';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { DateInput } from '@solelune/ui/date-input';
import { Icon, pinGlyph } from '@solelune/ui/icon';
import { PlaceInput } from '@solelune/ui/place-input';
import { TimeInput } from '@solelune/ui/time-input';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { birthIn } from '../birth/birth-form.ts';
import { momentForm, skyUrl } from './moment.ts';
import './moment-form.css';

interface MomentFormProps {
  given?: { birthdate: string; birthtime?: string; birthcity: { id: string; label: string } | null };
  problems?: Readonly<Record<string, string>>;
}

type Place = { id: string | number; label: string };

/** Any moment and any place; what is left empty is now, and Paris. */
export function MomentForm({ given, problems }: MomentFormProps) {
  const { navigate, toast } = useApp();
  const sent = useSentForm();
  const { props, problems: wrong } = useAddressForm(momentForm, addresses.skyMap.path, { problems });
  const held = given ?? (sent ? birthIn(sent.answers) : undefined);
  const searchPlaces = usePlaceSearch();
  const { isLocating, locate } = useHere();
  const [birthdate, setDate] = useState(held?.birthdate ?? '');
  const [birthtime, setTime] = useState(held?.birthtime ?? '');
  const devicePlace = useDevicePlace();
  // Undefined until the visitor touches the field: then the place asked for, or the one this device keeps, stands in it.
  const [chosen, setChosen] = useState<Place | null>();
  const sought = soughtIn(sent, 'birthcity');
  const birthcity = chosen === undefined ? (held?.birthcity ?? (sought ? null : devicePlace)) : chosen;
  const findMe = () =>
    void locate().then(
      ({ id }) => navigate(skyUrl({ birthdate, birthtime, birthcity: id })),
      (error: unknown) => toast({ variant: 'info', message: sentenceOfError(error) }),
    );
  return (
    <form {...props} className={cardClass({}, 'moment-form')}>
      <h2>Un autre ciel</h2>
      <DateInput
        label="Date"
        optional="facultative"
        hint="Sans elle, maintenant."
        name="birthdate"
        value={birthdate}
        error={wrong['birthdate'] ?? null}
        onValueChange={setDate}
      />
      <TimeInput
        label="Heure"
        optional="facultative"
        name="birthtime"
        value={birthtime}
        error={wrong['birthtime'] ?? null}
        onValueChange={setTime}
      />
      <PlaceInput
        className="moment-form__place"
        label="Lieu"
        optional
        hint="Sans lui, l’heure de France."
        name="birthcity"
        sought={sought}
        value={birthcity}
        error={wrong['birthcity'] ?? null}
        search={searchPlaces}
        onValueChange={(place) => setChosen(place && { id: place.id, label: place.label })}
      />
      <div className="moment-form__buttons">
        <Button type="submit">Voir ce ciel</Button>
        <Button tone="plain" loading={isLocating} onClick={findMe}>
          <Icon of={pinGlyph} />
          Là où je suis
        </Button>
      </div>
    </form>
  );
}
