import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { TextInput } from '@solelune/ui/text-input';
import { useRef, useState } from 'react';
import { type DeskText, textPublish, textUnschedule, textWithdraw } from '../../contract/desk.ts';
import { FIELD_WORDS, moment } from './words.ts';

interface Props {
  text: DeskText;
  isUnsaved: boolean;
  changed: (text: DeskText, words: string) => void;
}

/** When the text comes: now, or at an hour of Paris; and how it goes again. */
export function Publication({ text, isUnsaved, changed }: Props) {
  const { problems, published, scheduled, state, kind } = text;
  const isUpToDate = state === 'published' || state === 'file';
  return (
    <section className="administration-panel text-desk__publication">
      <h2>Publication</h2>
      {published && (
        <p>
          Version {/* begins with a figure */ published.number} sur le site depuis le{' '}
          <InstantText at={published.at} words={moment} />.
        </p>
      )}
      {state === 'file' && <p>Tel que le site le porte.</p>}
      {scheduled && <Scheduled text={text} changed={changed} />}
      {problems.length > 0 && (
        <>
          <h3>Avant de publier</h3>
          <ul>
            {problems.map(({ field, words }) => (
              <li key={`${field} ${words}`}>
                <b>{FIELD_WORDS[field] ?? field}</b> : {words}
              </li>
            ))}
          </ul>
        </>
      )}
      {isUnsaved && <p>Enregistrez d’abord : on publie ce qui est enregistré.</p>}
      {problems.length === 0 && !isUnsaved && !isUpToDate && <PublishForm text={text} changed={changed} />}
      {kind === 'article' && (isUpToDate || published) && <WithdrawForm text={text} changed={changed} />}
    </section>
  );
}

type PartProps = Omit<Props, 'isUnsaved'>;

function Scheduled({ text: { kind, slug, scheduled }, changed }: PartProps) {
  const { send, isBusy, refusal } = useForm(textUnschedule, {
    done: ({ text }) => changed(text, 'La publication prévue est abandonnée : le texte reste un brouillon.'),
  });
  if (!scheduled) return null;
  return (
    <>
      <p>
        Version {/* begins with a figure */ scheduled.number} prévue le <InstantText at={scheduled.at} words={moment} />
        .
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      <p>
        <Button tone="quiet" loading={isBusy} onClick={() => void send({ kind, slug })}>
          Renoncer à cette heure
        </Button>
      </p>
    </>
  );
}

function PublishForm({ text: { kind, slug, latest }, changed }: PartProps) {
  const isAtOnce = useRef(false);
  const { props, problems, refusal, isBusy } = useForm(textPublish, {
    read: (data) => ({
      ...{ kind, slug, number: latest },
      ...(isAtOnce.current ? {} : { day: textOf(data, 'day'), hour: textOf(data, 'hour') }),
    }),
    problems: (fields) =>
      isAtOnce.current || ('hour' in fields && fields.hour) ? {} : { hour: 'Donnez le jour et l’heure' },
    done: ({ text }) =>
      changed(
        text,
        text.state === 'scheduled'
          ? 'C’est prévu : le texte viendra de lui-même à cette heure.'
          : 'Le texte est sur le site.',
      ),
  });
  return (
    <form className="administration-form" {...props}>
      <div className="text-desk__moment">
        <TextInput {...{ label: 'Jour', name: 'day', type: 'date' }} error={problems['day']} />
        <TextInput {...{ label: 'Heure de Paris', name: 'hour', type: 'time' }} error={problems['hour']} />
      </div>
      {refusal && <p role="alert">{refusal}</p>}
      <p className="text-desk__ways">
        <Button type="submit" tone="quiet" loading={isBusy} onClick={() => (isAtOnce.current = false)}>
          Programmer
        </Button>
        <Button type="submit" loading={isBusy} onClick={() => (isAtOnce.current = true)}>
          Publier maintenant
        </Button>
      </p>
    </form>
  );
}

function WithdrawForm({ text: { kind, slug }, changed }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { props, problems, refusal, isBusy } = useForm(textWithdraw, {
    read: (data) => ({ kind, slug, reason: textOf(data, 'reason').trim() }),
    done: ({ text }) => {
      setOpen(false);
      changed(text, 'L’article n’est plus sur le site. Ses versions restent ici.');
    },
  });
  if (!isOpen)
    return (
      <p>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Retirer du site
        </Button>
      </p>
    );
  return (
    <form className="administration-form" {...props}>
      <TextInput
        {...{ label: 'Pourquoi le retirer', name: 'reason', required: true, maxLength: 200, autoComplete: 'off' }}
        hint="Reste au journal ; son adresse ne répondra plus"
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p className="text-desk__ways">
        <Button type="submit" loading={isBusy}>
          Retirer cet article
        </Button>
        <Button tone="quiet" onClick={() => setOpen(false)}>
          Le laisser
        </Button>
      </p>
    </form>
  );
}
