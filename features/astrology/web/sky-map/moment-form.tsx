import { sentenceOfError } from '@solelune/contract/client';
import { useDevicePlace, useHere, usePlaceSearch } from '@solelune/locations/web';
import { encodeInfos, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { DateInput } from '@solelune/ui/date-input';
import { Icon, pinGlyph } from '@solelune/ui/icon';
import { PlaceInput } from '@solelune/ui/place-input';
import { TimeInput } from '@solelune/ui/time-input';
import { type FormEvent, useState } from 'react';
import { addresses } from '../addresses.ts';
import { MOMENT_RULES } from '../birth/birth-rules.ts';
import './moment-form.css';

interface MomentFormProps {
  given?: { birthdate: string; birthtime?: string; birthcity: { id: string; label: string } | null };
  problems?: Readonly<Record<string, string>>;
}

type Place = { id: string | number; label: string };

/** Any moment and any place; what is left empty is now, and Paris. */
export function MomentForm({ given, problems }: MomentFormProps) {
  const { navigate, toast } = useApp();
  const searchPlaces = usePlaceSearch();
  const { isLocating, locate } = useHere();
  const [birthdate, setDate] = useState(given?.birthdate ?? '');
  const [birthtime, setTime] = useState(given?.birthtime ?? '');
  const devicePlace = useDevicePlace();
  // Undefined until the visitor touches the field: then the place asked for, or the one this device keeps, stands in it.
  const [chosen, setChosen] = useState<Place | null>();
  const birthcity = chosen === undefined ? (given?.birthcity ?? devicePlace) : chosen;
  const [errors, setErrors] = useState<Readonly<Record<string, string | null | undefined>>>(problems ?? {});
  const go = (place: Record<string, string>) => {
    const values = { firstname: '', birthdate, birthtime, birthcity, gender: null };
    const found = { birthdate: MOMENT_RULES.birthdate?.(values), birthtime: MOMENT_RULES.birthtime?.(values) };
    setErrors(found);
    if (found.birthdate || found.birthtime) return;
    const infos = { ...(birthdate && { birthdate }), ...(birthtime && { birthtime }), ...place };
    navigate(urlOf(addresses.skyMapResult, { infos: encodeInfos(infos) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(birthcity ? { birthcity: String(birthcity.id) } : {});
  };
  const findMe = () =>
    void locate().then(
      ({ id }) => go({ birthcity: id }),
      (error: unknown) => toast({ variant: 'info', message: sentenceOfError(error) }),
    );
  return (
    <form className={cardClass({}, 'moment-form')} noValidate onSubmit={submit}>
      <h2>Un autre ciel</h2>
      <DateInput
        label="Date"
        optional="facultative"
        hint="Sans elle, maintenant."
        value={birthdate}
        error={errors['birthdate']}
        onValueChange={setDate}
      />
      <TimeInput
        label="Heure"
        optional="facultative"
        value={birthtime}
        error={errors['birthtime']}
        onValueChange={setTime}
      />
      <PlaceInput
        className="moment-form__place"
        label="Lieu"
        optional
        hint="Sans lui, l’heure de France."
        value={birthcity}
        error={errors['birthcity']}
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
