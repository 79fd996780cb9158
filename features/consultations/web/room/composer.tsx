import { uploadClient } from '@solelune/profile/web/upload';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Icon, photoGlyph, sendGlyph } from '@solelune/ui/icon';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Message, sendPicture, typing } from '../../contract/room.ts';
import { MESSAGE_MAX } from '../../limits.ts';
import './composer.css';

const TELL_EVERY_MS = 3000;

interface ComposerProps {
  id: string;
  otherName: string;
  onWrite: (text: string) => void;
  onSent: (message: Message) => void;
}

/** Enter sends, Shift and Enter makes a line. */
export function Composer({ id, otherName, onWrite, onSent }: ComposerProps) {
  const { call } = useApp();
  const [text, setText] = useState('');
  const toldMs = useRef(0);
  const picture = useForm(
    ({ file }: { file: File }, signal) =>
      uploadClient.call(sendPicture, { id, key: crypto.randomUUID(), files: [file] }, { signal }),
    { done: (message) => onSent(message) },
  );
  const leave = () => {
    const said = text.trim();
    if (said === '') return;
    onWrite(said);
    setText('');
  };
  const change = (value: string) => {
    setText(value);
    if (value === '' || Date.now() - toldMs.current < TELL_EVERY_MS) return;
    toldMs.current = Date.now();
    call(typing, { id }).catch(() => {});
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  return (
    <form
      className="room-composer"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <label className="room-composer__picture">
        <Icon of={photoGlyph} size={26} />
        <VisuallyHidden>Montrer une image</VisuallyHidden>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={async ({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (file) await picture.send({ file });
            // The same picture may be shown again.
            input.value = '';
          }}
        />
      </label>
      <textarea
        aria-label="Votre message"
        placeholder={`Écrire à ${otherName}`}
        rows={1}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={press}
      />
      <Button type="submit" aria-label="Envoyer" loading={picture.isBusy}>
        <Icon of={sendGlyph} size={22} />
      </Button>
      {(picture.message ?? picture.problems['files[0]']) && (
        <p role="alert">{picture.problems['files[0]'] ?? picture.message}</p>
      )}
    </form>
  );
}
