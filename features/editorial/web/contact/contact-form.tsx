import { figures } from '@solelune/french/figures';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { errorGlyph, Icon, sendGlyph } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import {
  type ContactFields,
  contactProblems,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  SHORTEST_MESSAGE,
  SUBJECTS,
  type SubjectKey,
} from '../../contact-rules.ts';
import { contactSend } from '../../contract.ts';
import { MessageSent } from './message-sent.tsx';
import './contact-form.css';

const SUBJECT_OPTIONS = Object.entries(SUBJECTS).map(([value, label]) => ({ value, label }));

/** The fields keep what was written whatever happens: only a message that has left makes room for the next. */
export function ContactForm({ contactEmail }: { contactEmail: string }) {
  const { props, problems, message, isBusy, isSent, touch } = useForm(contactSend, {
    read: readFields,
    problems: contactProblems,
    input: ({ subject, ...fields }) => ({ ...fields, subject: subject as SubjectKey }),
    done: (_, { email }) => setSentTo(email),
  });
  const [sentTo, setSentTo] = useState('');
  const [length, setLength] = useState(0);

  if (isSent) {
    return (
      <MessageSent
        email={sentTo}
        onAgain={() => {
          setLength(0);
          touch();
        }}
      />
    );
  }
  return (
    <form className="editorial-form" {...props} aria-label="Nous écrire">
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
          error={problems['name']}
        />
        <TextInput
          label="Votre adresse e-mail"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          required
          error={problems['email']}
        />
      </div>
      <Select
        label="Le sujet"
        name="subject"
        options={SUBJECT_OPTIONS}
        placeholder="Choisissez un sujet"
        defaultValue=""
        required
        error={problems['subject']}
      />
      <Textarea
        label="Votre message"
        name="message"
        rows={8}
        required
        onChange={(event) => setLength(event.target.value.trim().length)}
        hint={
          length < SHORTEST_MESSAGE
            ? `De ${/* begins with a figure */ SHORTEST_MESSAGE} à ${figures(LONGEST_MESSAGE)} caractères.`
            : `${figures(length)} caractères sur ${figures(LONGEST_MESSAGE)}.`
        }
        error={problems['message']}
      />
      <div className="editorial-form__trap" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert">
        {message && (
          <p className="editorial-form__refusal">
            <Icon of={errorGlyph} size={20} />
            <span>
              {message} Votre message n’est pas parti, et il est toujours là. Vous pouvez aussi l’envoyer à{' '}
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </span>
          </p>
        )}
      </div>
      <Button type="submit" size="l" loading={isBusy}>
        <Icon of={sendGlyph} />
        Envoyer le message
      </Button>
    </form>
  );
}

const readFields = (data: FormData): ContactFields => ({
  name: textOf(data, 'name'),
  email: textOf(data, 'email'),
  subject: textOf(data, 'subject'),
  message: textOf(data, 'message'),
  website: textOf(data, 'website'),
});
