import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Icon, searchGlyph } from '@solelune/ui/icon';
import type { FormEvent } from 'react';
import { elsewhere } from '../addresses.ts';
import './stone-search.css';

/** The search of the whole site, from the head of the drawer: a name, a need, a colour. */
export function StoneSearch() {
  const { navigate } = useApp();
  const send = (event: FormEvent<HTMLFormElement>) => {
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    event.preventDefault();
    if (words !== '') navigate(`${elsewhere.search.path}?q=${encodeURIComponent(words)}`);
  };
  return (
    <search>
      <form className="stone-search" action={elsewhere.search.path} method="get" onSubmit={send}>
        <Icon of={searchGlyph} size={24} />
        <input
          type="search"
          name="q"
          aria-label="Chercher une pierre par son nom ou par ce qu’on lui demande"
          placeholder="Labradorite, sommeil…"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" tone="ink">
          Chercher
        </Button>
      </form>
    </search>
  );
}
