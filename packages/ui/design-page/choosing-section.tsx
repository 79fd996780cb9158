import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { PlaceInput } from '../place-input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { searchInVain, searchTowns } from './sample-places.ts';
import { Columns, Specimen } from './specimen.tsx';

const SYSTEMS = [
  { value: 'placidus', label: 'Placidus' },
  { value: 'koch', label: 'Koch' },
  { value: 'regiomontanus', label: 'Regiomontanus' },
];

export function ChoosingSection() {
  const [way, setWay] = useState<'chat' | 'phone' | 'mail'>('chat');
  const [span, setSpan] = useState<'7' | '30' | 'all'>('7');
  const [place, setPlace] = useState<{ id: string | number; label: string } | null>(null);
  const [lost, setLost] = useState<{ id: string | number; label: string } | null>(null);
  return (
    <Columns>
      <Specimen name="Cases et interrupteurs">
        <Checkbox label="Recevoir mon ciel du lundi" defaultChecked />
        <Checkbox label="Recevoir les alertes de pleine lune" hint="Douze ou treize courriers par an." />
        <Checkbox label="J’accepte les conditions" error="Ce champ est requis." />
        <Checkbox label="Réservé aux membres" disabled />
        <Switch label="Montrer mon signe à mes proches" defaultChecked />
        <Switch label="Être visible dans l’annuaire" />
      </Specimen>
      <Specimen name="Une réponse parmi quelques-unes">
        <RadioGroup
          label="Comment parler"
          value={way}
          onValueChange={setWay}
          choices={[
            { value: 'chat', label: 'Par écrit', hint: 'La conversation reste dans votre espace.' },
            { value: 'phone', label: 'De vive voix' },
            { value: 'mail', label: 'Par courrier', disabled: true },
          ]}
        />
        <SegmentedControl
          label="Sur combien de temps"
          value={span}
          onValueChange={setSpan}
          choices={[
            { value: '7', label: '7 jours' },
            { value: '30', label: '30 jours' },
            { value: 'all', label: 'Tout' },
          ]}
        />
        <Select
          label="Système de maisons"
          options={SYSTEMS}
          defaultValue="placidus"
          hint="Le plus courant en France."
        />
        <Select label="Votre signe" options={[]} placeholder="Choisissez" error="Choisissez les deux signes." />
      </Specimen>
      <Specimen name="Un lieu">
        <PlaceInput
          label="Lieu de naissance"
          value={place}
          onValueChange={setPlace}
          search={searchTowns}
          placeholder="Saint-D, Lyon, Quimper"
          hint="Écrivez « Saint-D » pour voir la liste."
        />
        <PlaceInput
          label="Lieu, quand la recherche échoue"
          value={lost}
          onValueChange={setLost}
          search={searchInVain}
          hint="Écrivez deux lettres."
        />
      </Specimen>
    </Columns>
  );
}
