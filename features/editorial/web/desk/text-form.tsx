import { CallError } from '@solelune/contract/client';
import { urlOf } from '@solelune/screen';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { type DeskText, textSave } from '../../contract/desk.ts';
import { AUTHOR_ROLES } from '../../engine/categories.ts';
import { FIELDS_OF, SHORTEST_DESCRIPTION, TEXT_LENGTHS } from '../../engine/desk.ts';
import { deskAddresses } from './addresses.ts';
import { BodyField } from './body-field.tsx';
import { FIELD_WORDS } from './words.ts';

interface Props {
  text: DeskText;
  touched: () => void;
  saved: (text: DeskText) => void;
}

/** The words of a text, field by field, as its file would have them. What is saved is a draft. */
export function TextForm({ text, touched, saved }: Props) {
  const { kind, slug, latest, fields } = text;
  const [body, setBody] = useState(text.body);
  const [isOvertaken, setOvertaken] = useState(false);
  const { props, problems, refusal, isBusy } = useForm(textSave, {
    read: (data) => ({
      ...{ kind, slug, base: latest, title: textOf(data, 'title').trim(), body },
      ...Object.fromEntries(FIELDS_OF[kind].map((name) => [name, textOf(data, name).trim()])),
    }),
    done: ({ text: now }) => {
      setOvertaken(false);
      // Sections may have been given their keys.
      setBody(now.body);
      saved(now);
    },
    refused: (error) => setOvertaken(error instanceof CallError && error.code === 'conflict'),
  });
  const field = (name: string, maxLength: number) => ({
    ...{ label: FIELD_WORDS[name] ?? name, name, maxLength, defaultValue: fields[name] ?? '', autoComplete: 'off' },
    error: problems[name],
  });
  return (
    <form className="administration-form text-desk__form" {...props} onInput={touched}>
      <TextInput {...field('title', TEXT_LENGTHS.title)} required />
      <Textarea
        {...field('description', TEXT_LENGTHS.description)}
        rows={2}
        hint={`De ${/* begins with a figure */ SHORTEST_DESCRIPTION} à ${TEXT_LENGTHS.description} signes : les moteurs de recherche l’affichent`}
      />
      {kind === 'page' && (
        <>
          <TextInput {...field('eyebrow', TEXT_LENGTHS.eyebrow)} />
          <TextInput {...field('heading', TEXT_LENGTHS.heading)} hint="En tête de la page, plus court que le titre" />
        </>
      )}
      <BodyField
        value={body}
        change={(value) => {
          setBody(value);
          touched();
        }}
        hasFigures={kind === 'article'}
        error={problems['body']}
        words={text.words}
      />
      {kind === 'article' ? (
        <ArticleFields {...{ field }} />
      ) : (
        <Checkbox
          {...{
            label: 'Numéroter les sections',
            name: 'numbered',
            value: '1',
            defaultChecked: fields['numbered'] === '1',
          }}
          hint="Pour les textes de droit, où l’on cite un article"
        />
      )}
      {refusal && (
        <p role="alert">
          {refusal}
          {isOvertaken && (
            <>
              {' '}
              <a href={urlOf(deskAddresses.text, { kind, slug })} target="_blank" rel="noreferrer">
                Ouvrir la dernière version
              </a>
            </>
          )}
        </p>
      )}
      <p className="text-desk__ways">
        <Button type="submit" loading={isBusy}>
          Enregistrer le brouillon
        </Button>
      </p>
    </form>
  );
}

type FieldOf = (name: string, maxLength: number) => React.ComponentProps<typeof TextInput> & { defaultValue: string };

/** What an article speaks of leads to its pages, and from them back to it. */
const ArticleFields = ({ field }: { field: FieldOf }) => {
  const { label, name, defaultValue, error } = field('role', 0);
  return (
    <>
      <TextInput
        {...field('cover', TEXT_LENGTHS.cover)}
        hint="La ligne d’une figure, sans ses deux-points : moon 2026-12-24, card la-lune, wheel now"
      />
      <Select
        {...{ label, name, defaultValue: defaultValue || 'editor', error }}
        options={Object.entries(AUTHOR_ROLES).map(([value, words]) => ({ value, label: words }))}
      />
      <details className="text-desk__more">
        <summary>Ce dont il parle, et où il mène</summary>
        <div>
          <TextInput {...field('signs', TEXT_LENGTHS.subjects)} hint="belier, lion" />
          <TextInput {...field('angels', TEXT_LENGTHS.subjects)} hint="vehuiah, mumiah" />
          <TextInput {...field('cards', TEXT_LENGTHS.subjects)} hint="le-bateleur, belline/bonheur" />
          <TextInput {...field('stones', TEXT_LENGTHS.subjects)} hint="amethyste, citrine" />
          <TextInput {...field('related', TEXT_LENGTHS.subjects)} hint="/tarot, /lithotherapie" />
        </div>
      </details>
      <SourcesField {...field('sources', TEXT_LENGTHS.sources)} />
    </>
  );
};

const SourcesField = ({ label, name, defaultValue, error }: ReturnType<FieldOf>) => (
  <Textarea
    {...{ label, name, defaultValue, error: error ?? null, rows: 3, maxLength: TEXT_LENGTHS.sources }}
    hint="Une par ligne ; un lien s’écrit après une barre : Titre | https://…"
  />
);
