import { useState } from 'react';
import { BirthForm, type BirthRules, type BirthValues } from '../birth-form/index.ts';
import { Card } from '../card/index.ts';
import { searchTowns } from './sample-places.ts';
import { Columns, Specimen } from './specimen.tsx';

const RULES: BirthRules = {
  firstname: (values) => (values.firstname.trim() ? null : 'Ce champ est requis.'),
  birthdate: (values) => (/^\d{4}-\d{2}-\d{2}$/u.test(values.birthdate) ? null : 'Cette date n’est pas valide.'),
  birthcity: (values) => (values.birthcity ? null : 'Choisissez un lieu dans la liste.'),
};

export function BirthSection() {
  const [given, setGiven] = useState<BirthValues | null>(null);
  return (
    <Columns count={2}>
      <Specimen name="Une naissance">
        <Card>
          <BirthForm
            title="Votre naissance"
            lead="Le lieu fixe l’horizon, l’heure fixe les maisons. Sans elle, nous prendrons midi."
            submitLabel="Tracer ma carte"
            validate={RULES}
            searchPlaces={searchTowns}
            canKeep
            onSubmit={setGiven}
          />
        </Card>
        <p role="status">{given && `Reçu : ${given.firstname}, ${given.birthcity?.label}.`}</p>
      </Specimen>
      <Specimen name="Une date seule, refusée par le serveur">
        <Card data-universe="numerology">
          <BirthForm
            title="Votre chemin de vie"
            fields={['firstname', 'lastname', 'birthdate']}
            initialValues={{ firstname: 'Camille', lastname: 'Aubry', birthdate: '2031-06-17' }}
            errors={{ birthdate: 'Cette date est dans le futur.' }}
            submitLabel="Compter"
            validate={RULES}
            searchPlaces={searchTowns}
            onSubmit={setGiven}
          />
        </Card>
      </Specimen>
    </Columns>
  );
}
