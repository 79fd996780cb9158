import { usePlaceSearch } from '@solelune/locations/web';
import { useMember } from '@solelune/profile/web/context';
import { encodeInfos, urlOf } from '@solelune/screen';
import { useNavigate } from '@solelune/screen/navigation';
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
  const navigate = useNavigate();
  const { notify } = useMember();
  const searchPlaces = usePlaceSearch();
  const [birthdate, setDate] = useState(given?.birthdate ?? '');
  const [birthtime, setTime] = useState(given?.birthtime ?? '');
  const [birthcity, setPlace] = useState<Place | null>(given?.birthcity ?? null);
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
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        go({
          lat: coords.latitude.toFixed(3),
          lng: coords.longitude.toFixed(3),
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      () =>
        notify({ variant: 'info', message: 'Votre position n’a pas pu être lue : choisissez un lieu dans la liste.' }),
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
        hint="Sans lui, Paris."
        value={birthcity}
        error={errors['birthcity']}
        search={searchPlaces}
        onValueChange={(chosen) => setPlace(chosen && { id: chosen.id, label: chosen.label })}
      />
      <div className="moment-form__buttons">
        <Button type="submit">Voir ce ciel</Button>
        <Button tone="plain" onClick={locate}>
          <Icon of={pinGlyph} />
          Là où je suis
        </Button>
      </div>
    </form>
  );
}
