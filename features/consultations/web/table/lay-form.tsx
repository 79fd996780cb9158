import { ANGELS } from '@solelune/angels/engine';
import { useAnswer } from '@solelune/screen/answer';
import { spreadOf } from '@solelune/tarot/engine';
import { Button } from '@solelune/ui/button';
import { DateInput } from '@solelune/ui/date-input';
import { Select } from '@solelune/ui/select';
import { Switch } from '@solelune/ui/switch';
import { useState } from 'react';
import { dossier } from '../../contract/dossier.ts';
import { type Share, TABLE_SPREADS, type TableSpread } from '../../engine/table/index.ts';
import type { Table } from './use-table.ts';

const SPREAD_OPTIONS = TABLE_SPREADS.map((value) => ({ value, label: spreadOf(value).title }));
const ANGEL_OPTIONS = ANGELS.map(({ number, name }) => ({ value: String(number), label: `${number}. ${name}` }));

/** What the advisor can lay: of the member, what they share, and nothing else is listed. A new one whenever that changes. */
export function LayForm({ id, table, today }: { id: string; table: Table; today: string }) {
  const { shared } = table.state;
  const known = useAnswer(dossier, { id }).answer;
  const [day, setDay] = useState(today);
  const [spread, setSpread] = useState<TableSpread>('three');
  const [reversals, setReversals] = useState(false);
  const [angel, setAngel] = useState('1');
  const has = (what: Share) => shared.includes(what);
  const skies = [
    ...(has('birth') ? [{ value: '', label: 'Sa naissance' }] : []),
    ...(has('charts') ? (known?.charts ?? []).map((one) => ({ value: one.id, label: one.title })) : []),
  ];
  const [sky, setSky] = useState('');
  const kept = skies.some(({ value }) => value === sky) ? sky : (skies[0]?.value ?? '');
  return (
    <div className="shared-lay">
      <div>
        <Select
          label="Un tirage à deux"
          options={SPREAD_OPTIONS}
          value={spread}
          onChange={(event) => setSpread(event.target.value as TableSpread)}
        />
        <Switch
          checked={reversals}
          onChange={(event) => setReversals(event.target.checked)}
          label="Avec des cartes renversées"
        />
        <Button onClick={() => table.lay({ what: 'spread', spread, reversals })}>Mélanger et poser</Button>
      </div>
      {skies.length > 0 ? (
        <div>
          <Select label="Son ciel" options={skies} value={kept} onChange={(event) => setSky(event.target.value)} />
          <Button onClick={() => table.lay({ what: 'wheel', kept })}>Poser ce ciel</Button>
          <DateInput recent label="Transits du" value={day} onValueChange={setDay} />
          <Button onClick={() => table.lay({ what: 'transits', kept, on: day })}>Poser les transits</Button>
        </div>
      ) : (
        <p className="shared-lay__none">Son ciel n’est pas partagé : seule la personne qui consulte peut l’ouvrir.</p>
      )}
      {has('draws') && (known?.draws ?? []).length > 0 && (
        <ul className="shared-points" aria-label="Ses tirages gardés">
          {(known?.draws ?? []).map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => table.lay({ what: 'kept-draw', kept: one.id })}>
                {one.title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Select
          label="Un ange"
          options={ANGEL_OPTIONS}
          value={angel}
          onChange={(event) => setAngel(event.target.value)}
        />
        <Button onClick={() => table.lay({ what: 'angel', angel })}>Poser son sceau</Button>
      </div>
    </div>
  );
}
