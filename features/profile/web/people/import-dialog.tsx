import { clockWords, isoDateWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { de } from '@solelune/french/elision';
import { Button, buttonClass } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { Dialog } from '@solelune/ui/dialog';
import { PlaceInput } from '@solelune/ui/place-input';
import { Progress } from '@solelune/ui/progress';
import type { ChangeEvent } from 'react';
import { type Arriving, type ImportDoors, useImport } from './use-import.ts';

interface ImportDialogProps extends ImportDoors {
  onClose: () => void;
  onTaken: (count: number) => void;
}

/** A file is chosen, who is in it is shown with the place that was found for each, and the reader takes whom they want. */
export default function ImportDialog({ onClose, onTaken, ...doors }: ImportDialogProps) {
  const { people, problems, progress, read, change, take, searchPlaces } = useImport(doors);
  const wanted = people.filter(({ isWanted }) => isWanted).length;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file, corrected, may be chosen again.
    event.target.value = '';
    if (file) void read(file);
  };
  const finish = async () => {
    const taken = await take();
    if (taken > 0) onTaken(taken);
  };
  return (
    <Dialog
      open
      size="l"
      keepOnOutsidePress
      onOpenChange={(open) => open || onClose()}
      title="Importer des proches"
      description="Un fichier JSON de Solelune, un tableau (CSV, avec une ligne de titres) ou le format d’échange AAF des logiciels d’astrologie. Il est lu sur cet appareil ; seuls les noms de lieux sont cherchés sur notre serveur."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {people.length === 0 ? 'Fermer' : 'Annuler'}
          </Button>
          {people.length > 0 && (
            <Button
              disabled={wanted === 0 || wanted > doors.free}
              loading={progress !== null}
              onClick={() => void finish()}
            >
              Ajouter {counted(wanted, 'personne', 'personnes')}
            </Button>
          )}
        </>
      }
    >
      <label className={buttonClass({ tone: 'quiet' }, 'people-import__pick')}>
        Choisir un fichier
        <input type="file" className="visually-hidden" accept=".json,.csv,.tsv,.txt,.aaf" onChange={pick} />
      </label>
      {progress && <Progress value={progress.done} max={progress.of} label="Lecture du fichier" />}
      {problems.length > 0 && (
        <div role="alert">
          <ul className="people-import__problems">
            {problems.slice(0, 10).map(({ line, reason }) => (
              <li key={line}>
                Ligne {line} : {reason}.
              </li>
            ))}
            {problems.length > 10 && <li>Et {counted(problems.length - 10, 'autre ligne', 'autres lignes')}.</li>}
          </ul>
        </div>
      )}
      {wanted > doors.free && (
        <p role="alert">Votre liste n’a plus que {counted(doors.free, 'place', 'places')} : décochez quelques noms.</p>
      )}
      <ul className="people-import__list">
        {people.map((person) => (
          <li key={person.key}>
            <Checkbox
              label={[person.firstname, person.lastname].filter(Boolean).join(' ')}
              hint={person.problem ?? birthOf(person)}
              checked={person.isWanted}
              disabled={person.problem !== null || person.birthcity === null}
              onChange={(event) => change(person.key, { isWanted: event.target.checked })}
            />
            {person.problem === null && (
              <PlaceInput
                label={`Lieu de naissance ${de(person.firstname)}`}
                value={person.birthcity}
                hint={
                  person.birthcity ? undefined : `Le fichier dit « ${person.place.name} » : choisissez dans la liste.`
                }
                search={searchPlaces}
                onValueChange={(place) =>
                  change(person.key, {
                    birthcity: place && { id: String(place.id), label: place.label },
                    isWanted: place !== null,
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const birthOf = ({ birthdate, birthtime }: Arriving): string =>
  `${isoDateWords(birthdate)}${birthtime ? ` à ${clockWords(birthtime)}` : ', heure inconnue'}`;
