import { buttonClass } from '@solelune/ui/button';
import { closeGlyph, Icon, photoGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_BYTES, PICTURES_MAX } from '../../engine/question.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';
const MEGABYTE = 1024 * 1024;

interface JoinPicturesProps {
  files: readonly File[];
  onFiles: (files: File[]) => void;
  error: string | null;
}

/** Pictures chosen on this device: shown before they leave, each removable. */
export function JoinPictures({ files, onFiles, error }: JoinPicturesProps) {
  const [tooLarge, setTooLarge] = useState(false);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    const fitting = chosen.filter(({ size }) => size <= PICTURE_MAX_BYTES);
    setTooLarge(fitting.length < chosen.length);
    onFiles([...files, ...fitting].slice(0, PICTURES_MAX));
    // The same file again must be a change again.
    event.target.value = '';
  };
  const problem = error ?? (tooLarge ? `${PICTURE_MAX_BYTES / MEGABYTE} Mo au plus par image` : null);
  return (
    <fieldset className="write-page__join">
      <legend>
        Joindre des images <small>facultatif, {PICTURES_MAX} au plus</small>
      </legend>
      <p>Une paume, un carnet, un jeu étalé. Le lieu et l’appareil inscrits dans le fichier sont effacés.</p>
      <ul className="write-page__pictures">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={index}>
            <Preview file={file} />
            <IconButton
              of={closeGlyph}
              label={`Retirer l’image ${index + 1}`}
              onClick={() => onFiles(files.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {files.length < PICTURES_MAX && (
        <label className={buttonClass({ tone: 'quiet' })}>
          <Icon of={photoGlyph} />
          Choisir une image
          <input type="file" className="visually-hidden" accept={ACCEPTED} multiple onChange={pick} />
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
    </fieldset>
  );
}

function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    if (image.current) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img ref={image} alt={file.name} />;
}
