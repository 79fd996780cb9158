import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar/index.ts';
import { CountBadge } from './badge/index.ts';
import { Button, buttonClass } from './button/index.ts';
import { Card } from './card/index.ts';
import { Checkbox } from './checkbox/index.ts';
import { closeGlyph, Icon } from './icon/index.ts';
import { PlaceInput } from './place-input/index.ts';
import { SegmentedControl } from './segmented-control/index.ts';
import { Slider } from './slider/index.ts';
import { Spinner } from './spinner/index.ts';
import { Stepper } from './stepper/index.ts';
import { Tabs } from './tabs/index.ts';
import { TextInput } from './text-input/index.ts';

const html = (element: ReactElement) => renderToString(element).replace(/<!-- -->/gu, '');
const attribute = (markup: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(markup)?.[1];

describe('Button', () => {
  it('does not submit a form unless told to', () => {
    expect(html(<Button>Calculer</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Calculer</Button>)).toContain('type="submit"');
  });
  it('keeps its words while loading, for its width and its name, and can keep focus', () => {
    const markup = html(<Button loading>Calculer</Button>);
    expect(markup).toContain('Calculer');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled[=>]/u);
  });
  it('says nothing of loading when it is not', () => {
    expect(html(<Button>Calculer</Button>)).not.toMatch(/aria-busy|aria-disabled|spinner/u);
  });
  it('lends its look to any element', () => {
    expect(buttonClass({ tone: 'gold', wide: true })).toBe('button button--gold button--wide');
  });
});

describe('a field', () => {
  it('binds its label and its help', () => {
    const markup = html(<TextInput label="Prénom" hint="Lettres seulement." />);
    const id = attribute(markup, 'for');
    expect(markup).toContain(`id="${id}"`);
    expect(markup).toContain(`aria-describedby="${id}-note"`);
    expect(markup).not.toContain('aria-invalid');
  });
  it('puts the error in place of the help', () => {
    const markup = html(<TextInput label="Prénom" hint="Lettres seulement." error="Ce champ est requis." />);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('Ce champ est requis.');
    expect(markup).not.toContain('Lettres seulement.');
  });
  it('points to no note when there is none', () => {
    expect(html(<TextInput label="Prénom" />)).not.toContain('aria-describedby');
  });
  it('says when it is optional, in the right gender', () => {
    expect(html(<TextInput label="Heure" optional="facultative" />)).toContain('facultative');
  });
  it('is marked wrong on a box to tick too', () => {
    expect(html(<Checkbox label="J’accepte" error="Ce champ est requis." />)).toContain('aria-invalid="true"');
  });
});

it('a place is an ARIA combobox whose list exists from the start', () => {
  const markup = html(
    <PlaceInput label="Lieu" value={{ id: 1, label: 'Lyon' }} onValueChange={vi.fn()} search={vi.fn()} />,
  );
  expect(markup).toContain('role="combobox"');
  expect(markup).toContain('aria-expanded="false"');
  expect(markup).toContain('value="Lyon"');
  expect(markup).toMatch(new RegExp(`<div id="${attribute(markup, 'aria-controls')}"[^>]*role="listbox"`, 'u'));
});

it('a segmented control is a group of radios with one name and one checked', () => {
  const choices = [
    { value: '7', label: '7 jours' },
    { value: 'all', label: 'Tout' },
  ] as const;
  const markup = html(<SegmentedControl label="Durée" value="all" onValueChange={vi.fn()} choices={choices} />);
  expect(markup).toMatch(/<fieldset[^>]*><legend/u);
  expect(new Set([...markup.matchAll(/ name="([^"]+)"/gu)].map((match) => match[1])).size).toBe(1);
  expect(markup.match(/checked=""/gu)).toHaveLength(1);
});

it('a slider is a native range from 0 to 10', () => {
  const markup = html(<Slider label="Vie intérieure" value={7} onValueChange={vi.fn()} />);
  expect(markup).toMatch(/type="range"/u);
  expect([attribute(markup, 'min'), attribute(markup, 'max'), attribute(markup, 'value')]).toEqual(['0', '10', '7']);
});

it('all panels of the tabs are in the markup', () => {
  const tabs = ['Portrait', 'Amour'].map((label) => ({ value: label, label, content: `Texte ${label}` }));
  const markup = html(<Tabs label="Signe" tabs={tabs} />);
  expect(markup).toContain('Texte Portrait');
  expect(markup).toContain('Texte Amour');
  expect(markup.match(/aria-selected="true"/gu)).toHaveLength(1);
});

it('a spinner is 18 px wide by default and says that one waits', () => {
  expect(html(<Spinner />)).toMatch(/role="status".*width="18".*Chargement…/u);
  expect(html(<Spinner label="" />)).not.toContain('role=');
});

it('an icon is silent unless it has something to say', () => {
  expect(html(<Icon of={closeGlyph} />)).toContain('aria-hidden="true"');
  expect(html(<Icon of={closeGlyph} label="Fermer" />)).toMatch(/role="img" aria-label="Fermer"/u);
});

it('an avatar shows its picture or its initials, and tells the status in words', () => {
  expect(html(<Avatar name="Inès" picture="/ines.webp" />)).toContain('src="/ines.webp"');
  const markup = html(<Avatar name="Maud Roy" status="offline" comeback="à 14 h" />);
  expect(markup).toContain('MR');
  expect(markup).toContain('Revient à 14 h');
});

it('a count tells what it counts', () => {
  expect(html(<CountBadge count={120} label="120 messages" />)).toMatch(/aria-label="120 messages">99\+/u);
});

it('a stepper marks the step one is at, and what is done', () => {
  const markup = html(<Stepper label="Calcul" steps={['Un', 'Deux', 'Trois']} current={1} />);
  expect(markup.match(/aria-current="step"/gu)).toHaveLength(1);
  expect(markup.match(/\(fait\)/gu)).toHaveLength(1);
});

it('a card is the element one asks for', () => {
  const markup = html(
    <Card as="a" href="/anges" tone="night">
      Anges
    </Card>,
  );
  expect(markup).toBe('<a href="/anges" class="card card--night on-night">Anges</a>');
});
