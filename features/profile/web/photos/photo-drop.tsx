import { counted } from '@solelune/french/counts';
import { buttonClass } from '@solelune/ui/button';
import { Icon, photoGlyph, plusGlyph } from '@solelune/ui/icon';
import { Spinner } from '@solelune/ui/spinner';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { PHOTO_MAX_MEGABYTES, PHOTOS_MAX } from '../../limits.ts';
import './photo-drop.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface PhotoDropProps {
  /** How many are still under way. */
  sending: number;
  /** How many more may be kept. */
  free: number;
  onFiles: (files: readonly File[]) => void;
}

/** Photos come by drop, by choice or from the camera. */
export function PhotoDrop({ sending, free, onFiles }: PhotoDropProps) {
  const [isOver, setOver] = useState(false);
  const isClosed = free === 0 || sending > 0;
  const give = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0 && !isClosed) onFiles(chosen);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    give(event.target.files);
    // The same file again must be a change again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  return (
    // Dropping is a shortcut: the two buttons inside do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="photo-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={photoGlyph} size={40} />
      {sending > 0 ? (
        <p role="status">
          <Spinner size={22} label="" /> {counted(sending, 'photo en route', 'photos en route')}
        </p>
      ) : (
        <>
          <p>
            <b>{free === 0 ? 'Votre album est plein' : 'Déposez vos photos ici'}</b>
            <small>
              JPEG, PNG, WebP ou AVIF, {PHOTO_MAX_MEGABYTES}&#160;Mo chacune, {PHOTOS_MAX} photos en tout. Le lieu et
              l’appareil inscrits dans le fichier sont effacés.
            </small>
          </p>
          {free > 0 && (
            <div className="photo-drop__ways">
              <label className={buttonClass()}>
                <Icon of={plusGlyph} />
                Choisir des photos
                <input type="file" className="visually-hidden" accept={ACCEPTED} multiple onChange={pick} />
              </label>
              <label className={buttonClass({ tone: 'quiet' }, 'photo-drop__camera')}>
                Prendre une photo
                <input type="file" className="visually-hidden" accept="image/jpeg" capture="user" onChange={pick} />
              </label>
            </div>
          )}
        </>
      )}
    </div>
  );
}
