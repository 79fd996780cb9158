import type { CallAnswer } from '@solelune/contract';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { Switch } from '@solelune/ui/switch';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { publicSave } from '../../contract.ts';
import { PUBLIC_FIELD_WORDS, PUBLIC_FIELDS, type PublicField } from '../../member-choices.ts';
import { SaveLine } from '../save-line.tsx';
import './member-form.css';
import './public-section.css';

type Settings = CallAnswer<typeof publicSave>['public'];

/** A page at an address of one's own, which shows what is ticked and nothing else. */
export function PublicSection({ settings: given }: { settings: Settings }) {
  /** As the server has them, and as the form shows them. */
  const [kept, setKept] = useState(given);
  const [settings, setSettings] = useState(given);
  const [slug, setSlug] = useState(given.published ? given.slug : '');
  const { props, problems, message, done, isBusy } = useForm(publicSave, {
    read: () => ({ published: settings.published, slug: slug || undefined, shown: settings.shown }),
    done: ({ public: saved, success_message }) => {
      setKept(saved);
      setSettings(saved);
      setSlug(saved.published ? saved.slug : '');
      return success_message;
    },
  });
  const toggle = (field: PublicField, shown: boolean) =>
    setSettings({
      ...settings,
      shown: PUBLIC_FIELDS.filter((item) => (item === field ? shown : settings.shown.includes(item))),
    });
  return (
    <Card as="form" className="member-form public-section" {...props}>
      <div className="member-form__wide">
        <Switch
          label="Publier ma page"
          checked={settings.published}
          onChange={(event) => setSettings({ ...settings, published: event.target.checked })}
        />
      </div>
      {settings.published && (
        <>
          <fieldset className="member-form__wide public-section__shown">
            <legend className="field__label">Ce que la page montre</legend>
            {PUBLIC_FIELDS.map((field) => (
              <Checkbox
                key={field}
                label={PUBLIC_FIELD_WORDS[field]}
                checked={settings.shown.includes(field)}
                onChange={(event) => toggle(field, event.target.checked)}
              />
            ))}
          </fieldset>
          <TextInput
            className="member-form__wide"
            label="Adresse de la page"
            optional
            name="slug"
            autoComplete="off"
            spellCheck={false}
            hint="Lettres sans accent, chiffres et tirets. Sans choix de votre part, elle ne peut pas être devinée."
            value={slug}
            error={problems['slug']}
            onChange={(event) => setSlug(event.target.value)}
          />
        </>
      )}
      <div className="member-form__end">
        <SaveLine problem={message} done={done} />
        {kept.published && (
          <Link className={buttonClass({ tone: 'plain' })} to={`/membre/${kept.slug}`}>
            Voir ma page
          </Link>
        )}
        <Button type="submit" loading={isBusy}>
          Enregistrer
        </Button>
      </div>
    </Card>
  );
}
