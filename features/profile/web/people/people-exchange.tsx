import { reasonOfError } from '@solelune/contract/client';
import { counted } from '@solelune/french/counts';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { lazy, Suspense, useState } from 'react';
import type { FiledPerson } from '../../engine/people-file/index.ts';
import { BIRTH_RULES } from '../birth-rules.ts';
import { samePerson } from '../device/kept.ts';
import type { ListedPerson } from './export-people.ts';
import type { ChosenPlace } from './find-place.ts';
import './people-exchange.css';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

interface PeopleExchangeProps {
  people: readonly ListedPerson[];
  /** How many the list holds. */
  most: number;
  keep: (person: FiledPerson, birthcity: ChosenPlace) => Promise<void>;
  onTaken?: () => void;
}

/** The people of the list out to a file, and others in from one. */
export function PeopleExchange({ people, most, keep, onTaken }: PeopleExchangeProps) {
  const { call, toast } = useApp();
  const [isImporting, setImporting] = useState(false);
  const [writing, setWriting] = useState<'json' | 'table' | null>(null);
  const save = async (format: 'json' | 'table') => {
    setWriting(format);
    try {
      const { exportPeople } = await import('./export-people.ts');
      await exportPeople(call, people, format);
    } catch (error) {
      toast({ variant: 'error', message: reasonOfError(error) });
    }
    setWriting(null);
  };
  return (
    <div className="people-exchange">
      <Button tone="plain" onClick={() => setImporting(true)}>
        Importer un fichier
      </Button>
      {people.length > 0 && (
        <>
          <Button tone="plain" loading={writing === 'table'} onClick={() => void save('table')}>
            <Icon of={downloadGlyph} size={18} />
            Exporter en tableau
          </Button>
          <Button tone="plain" loading={writing === 'json'} onClick={() => void save('json')}>
            <Icon of={downloadGlyph} size={18} />
            Exporter en JSON
          </Button>
        </>
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog
            free={most - people.length}
            isKnown={(person) => people.some(samePerson(person))}
            refusal={refusalOf}
            keep={keep}
            onClose={() => setImporting(false)}
            onTaken={(count) => {
              toast({
                variant: 'success',
                message: `${counted(count, 'personne ajoutée', 'personnes ajoutées')} à votre liste.`,
              });
              onTaken?.();
              setImporting(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The rules of a form, on what a file says: its place is looked for afterwards. */
function refusalOf({ firstname, lastname, birthdate, birthtime }: FiledPerson): string | null {
  const values = { firstname, lastname, birthdate, birthtime, birthcity: null, gender: null };
  const { firstname: name, lastname: surname, birthdate: day, birthtime: hour } = BIRTH_RULES;
  for (const rule of [name, surname, day, hour]) {
    const problem = rule?.(values);
    if (problem) return problem;
  }
  return null;
}
