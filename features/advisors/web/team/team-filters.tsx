import { formatEuros } from '@solelune/money';
import { Button } from '@solelune/ui/button';
import { Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import type { AdvisorCard } from '../../contract.ts';
import { DISCIPLINES } from '../../engine/disciplines.ts';
import { LANGUAGES } from '../../engine/languages.ts';
import { type TeamFilters as Filters, passes } from '../../engine/team.ts';
import { WAYS } from '../../engine/ways.ts';
import { addresses } from '../addresses.ts';
import { DISCIPLINE_WORDS, WAY_WORDS } from '../words.ts';
import { disciplineValue, PRICE_STEPS, readFilters, wayValue, writtenFilters } from './filters.ts';
import './team-filters.css';

interface TeamFiltersProps {
  team: readonly AdvisorCard[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Five questions. With scripts each works at once; without, the form sends them and the server draws the list. */
export function TeamFilters({ team, filters, onChange }: TeamFiltersProps) {
  const written = writtenFilters(filters);
  const count = (filter: Filters) => team.filter((advisor) => passes(advisor, { ...filters, ...filter })).length;
  const spoken = Object.entries(LANGUAGES).filter(([code]) => team.some(({ languages }) => languages.includes(code)));
  const option = (name: string, value: string, label: ReactNode, number: number | null, universe?: string) => (
    <label className="team-filters__option" data-universe={universe} key={value}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={written[name] === value}
        onChange={() => onChange(readFilters(new URLSearchParams({ ...written, [name]: value }).toString()))}
      />
      <span>{label}</span>
      {number !== null && <small>{number}</small>}
    </label>
  );
  return (
    <form
      className="team-filters"
      data-below=""
      method="get"
      action={addresses.team.path}
      aria-label="Filtrer l’équipe"
    >
      <fieldset>
        <legend>Présence</legend>
        {option('presence', '', 'Tout le monde', null)}
        {option('presence', 'la', 'Disponible maintenant', count({ isThere: true }))}
      </fieldset>
      <fieldset>
        <legend>Art</legend>
        {option('art', '', 'Tous les arts', null)}
        {DISCIPLINES.map((discipline) => {
          const { name, universe, glyph } = DISCIPLINE_WORDS[discipline];
          const label = (
            <>
              <Icon of={glyph} size={20} /> {name}
            </>
          );
          return option('art', disciplineValue(discipline), label, count({ discipline }), universe);
        })}
      </fieldset>
      <fieldset>
        <legend>Moyen</legend>
        {option('voie', '', 'Peu importe', null)}
        {WAYS.map((way) => {
          const label = (
            <>
              <Icon of={WAY_WORDS[way].glyph} size={20} /> {WAY_WORDS[way].short}
            </>
          );
          return option('voie', wayValue(way), label, count({ way }));
        })}
      </fieldset>
      <div className="team-filters__both">
        <label className="team-filters__select">
          <span>Prix de la minute</span>
          <select
            name="prix"
            value={written['prix']}
            onChange={({ target }) => onChange({ ...filters, mostCents: Number(target.value) || undefined })}
          >
            <option value="">Tous les prix</option>
            {PRICE_STEPS.map((step) => (
              <option key={step} value={step}>
                {formatEuros(step)} ou moins
              </option>
            ))}
          </select>
        </label>
        <label className="team-filters__select">
          <span>Langue</span>
          <select
            name="langue"
            value={written['langue']}
            onChange={({ target }) => onChange({ ...filters, language: target.value || undefined })}
          >
            <option value="">Toutes les langues</option>
            {spoken.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <noscript>
        <Button type="submit" wide>
          Filtrer
        </Button>
      </noscript>
    </form>
  );
}
