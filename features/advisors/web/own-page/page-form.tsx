import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { NumberInput } from '@solelune/ui/number-input';
import { TextInput } from '@solelune/ui/text-input';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { type OwnPage, type OwnPageData, ownPagePropose } from '../../contract/desk.ts';
import { DISCIPLINES, LANGUAGES, PAGE_LENGTHS } from '../../engine/index.ts';
import { DISCIPLINE_WORDS } from '../words.ts';
import { Preview } from './preview.tsx';

interface Props {
  first: OwnPage;
  name: string;
  proposed: (proposal: OwnPageData['proposal']) => void;
}

/** The words of the page, and beside them how they will stand. */
export function PageForm({ first, name, proposed }: Props) {
  const [page, setPage] = useState(first);
  const [themes, setThemes] = useState(first.themes.join(', '));
  const written = { ...page, themes: listOf(themes) };
  const { props, problems, refusal, isBusy, done, touch } = useForm(ownPagePropose, {
    read: () => inputOf(written),
    done: ({ proposal }) => {
      proposed(proposal);
      return 'Votre page est proposée. La maison la lit, et vous écrit.';
    },
  });
  const change = (part: Partial<OwnPage>) => {
    setPage((former) => ({ ...former, ...part }));
    touch();
  };
  const words = (key: 'headline' | 'epithet' | 'presentation' | 'tradition' | 'session') => ({
    ...{ name: key, value: page[key], maxLength: PAGE_LENGTHS[key], error: problems[key] },
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
  return (
    <div className="own-page">
      <form className="administration-form" {...props}>
        <TextInput label="Votre métier" hint="Sous votre nom : « Tarologue »" required {...words('headline')} />
        <TextInput
          label="Votre manière, en une ligne"
          hint="Sur votre carte dans l’équipe"
          required
          {...words('epithet')}
        />
        <Textarea
          label="Votre présentation"
          hint="Une ligne vide sépare deux paragraphes. Ne promettez ni issue, ni guérison."
          rows={9}
          required
          {...words('presentation')}
        />
        <Textarea label="Comment se passe une séance" rows={5} {...words('session')} />
        <Textarea label="Votre tradition" hint="D’où vous tenez ce que vous faites" rows={5} {...words('tradition')} />
        <Choices
          legend="Disciplines, la principale d’abord"
          names={Object.fromEntries(DISCIPLINES.map((one) => [one, DISCIPLINE_WORDS[one].name]))}
          chosen={page.disciplines}
          change={(disciplines) => change({ disciplines: disciplines as OwnPage['disciplines'] })}
          problem={problems['disciplines']}
        />
        <TextInput
          label="Sujets que vous aimez"
          hint="Huit au plus, séparés par des virgules : travail, liens, deuil…"
          value={themes}
          onChange={(event) => {
            setThemes(event.target.value);
            touch();
          }}
          error={problems['themes']}
        />
        <Choices
          legend="Langues"
          names={LANGUAGES}
          chosen={page.languages}
          change={(languages) => change({ languages })}
          problem={problems['languages']}
        />
        <NumberInput
          label="Vous pratiquez depuis"
          hint="L’année, si vous voulez la dire"
          value={page.practising_since?.toString() ?? ''}
          onChange={(event) => {
            const year = event.target.value.replaceAll(/\D/g, '').slice(0, 4);
            change({ practising_since: year ? Number(year) : null });
          }}
          error={problems['practising_since']}
        />
        {refusal && <p role="alert">{refusal}</p>}
        <Button type="submit" loading={isBusy}>
          Proposer cette page
        </Button>
        <p role="status">{done}</p>
      </form>
      <Preview page={written} name={name} />
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  names: Readonly<Record<string, string>>;
  chosen: readonly string[];
  change: (chosen: string[]) => void;
  problem: string | undefined;
}

/** The order of choosing is kept: the first is the main one. */
const Choices = ({ legend, names, chosen, change, problem }: ChoicesProps) => (
  <fieldset className="own-choices">
    <legend>{legend}</legend>
    {Object.entries(names).map(([value, label]) => (
      <Checkbox
        key={value}
        label={label}
        checked={chosen.includes(value)}
        onChange={(event) =>
          change(event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      />
    ))}
    {problem && <p role="alert">{problem}</p>}
  </fieldset>
);

const listOf = (typed: string) =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const inputOf = ({ practising_since: since, ...words }: OwnPage) => ({ ...words, practising_since: since ?? '' });
