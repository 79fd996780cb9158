import { Button } from '@solelune/ui/button';
import { errorGlyph, Icon, sendGlyph } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import { Textarea } from '@solelune/ui/textarea';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  type ContactFields,
  type ContactProblems,
  contactProblems,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  SHORTEST_MESSAGE,
  SUBJECTS,
} from '../../contact-rules.ts';
import { MessageSent } from './message-sent.tsx';
import { sendMessage } from './send-message.ts';
import './contact-form.css';

const SUBJECT_OPTIONS = Object.entries(SUBJECTS).map(([value, label]) => ({ value, label }));
const inFrench = (count: number) => count.toLocaleString('fr');

/** The fields keep what was written whatever happens: only a message that has left makes room for the next. */
export function ContactForm({ contactEmail }: { contactEmail: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState('');
  const [length, setLength] = useState(0);

  const showProblems = (found: ContactProblems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = readFields(new FormData(event.currentTarget));
    const found = contactProblems(fields);
    setRefusal(null);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    setState('sending');
    const refused = await sendMessage(fields);
    if (refused) {
      setState('idle');
      setRefusal(refused.sentence);
      showProblems(refused.problems);
      return;
    }
    setSentTo(fields.email);
    setState('sent');
  };

  if (state === 'sent') {
    return (
      <MessageSent
        email={sentTo}
        onAgain={() => {
          setLength(0);
          setState('idle');
        }}
      />
    );
  }
  return (
    // Should it be sent before the page's code is there, a message must not end up in an address: hence "post".
    <form className="editorial-form" ref={form} onSubmit={submit} noValidate method="post" aria-label="Nous écrire">
      <noscript>
        <p className="editorial-form__note">
          Ce formulaire a besoin de JavaScript, qui est désactivé dans votre navigateur. Écrivez-nous à{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : votre message arrivera au même endroit.
        </p>
      </noscript>
      <div className="editorial-form__pair">
        <TextInput
          label="Votre nom"
          name="name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          required
          error={problems.name}
        />
        <TextInput
          label="Votre adresse e-mail"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          required
          error={problems.email}
        />
      </div>
      <Select
        label="Le sujet"
        name="subject"
        options={SUBJECT_OPTIONS}
        placeholder="Choisissez un sujet"
        defaultValue=""
        required
        error={problems.subject}
      />
      <Textarea
        label="Votre message"
        name="message"
        rows={8}
        required
        onChange={(event) => setLength(event.target.value.trim().length)}
        hint={
          length < SHORTEST_MESSAGE
            ? `De ${SHORTEST_MESSAGE} à ${inFrench(LONGEST_MESSAGE)} caractères.`
            : `${inFrench(length)} caractères sur ${inFrench(LONGEST_MESSAGE)}.`
        }
        error={problems.message}
      />
      <div className="editorial-form__trap" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert">
        {refusal && (
          <p className="editorial-form__refusal">
            <Icon of={errorGlyph} size={20} />
            <span>
              {refusal} Votre message n’est pas parti, et il est toujours là. Vous pouvez aussi l’envoyer à{' '}
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </span>
          </p>
        )}
      </div>
      <Button type="submit" size="l" loading={state === 'sending'}>
        <Icon of={sendGlyph} />
        Envoyer le message
      </Button>
    </form>
  );
}

function readFields(data: FormData): ContactFields {
  const textOf = (name: keyof ContactFields) => String(data.get(name) ?? '');
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
    website: textOf('website'),
  };
}
