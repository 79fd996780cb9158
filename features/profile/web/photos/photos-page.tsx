import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dateWords } from '@solelune/civil-time/words';
import type { PageProps } from '@solelune/screen';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { errorGlyph, Icon, personGlyph, trashGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { PageTitle } from '@solelune/ui/page-title';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { useState } from 'react';
import type { photosGet } from '../../contract.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { type Photo, usePhotos } from './use-photos.ts';
import './photos-page.css';

export default function PhotosPage({ data }: PageProps<typeof photosGet>) {
  const { photos, sending, problems, busyId, add, remove, choose } = usePhotos(data);
  const zone = useReaderZone();
  const [leaving, setLeaving] = useState<Photo | null>(null);
  const confirm = async () => {
    if (leaving && (await remove(leaving.id))) setLeaving(null);
  };
  return (
    <>
      <PageTitle
        eyebrow="Mon espace"
        lead="Visibles par vous seul. Le portrait paraît sur votre page publique si vous l’avez choisi."
      >
        Vos photos
      </PageTitle>
      <PhotoDrop sending={sending} free={data.max - photos.length} onFiles={(files) => void add(files)} />
      {problems.length > 0 && (
        <ul className="photos-page__problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>
              <Icon of={errorGlyph} size={19} />
              {problem}
            </li>
          ))}
        </ul>
      )}
      {photos.length === 0 ? (
        <p className="photos-page__none">Aucune photo pour le moment. La première deviendra votre portrait.</p>
      ) : (
        <ul className="photos-page__grid">
          {photos.map((photo) => (
            <li key={photo.id} data-busy={busyId === photo.id || undefined}>
              <a href={photo.large} target="_blank" rel="noreferrer">
                <img
                  src={photo.small}
                  width="384"
                  height="384"
                  loading="lazy"
                  decoding="async"
                  alt={`Ajoutée le ${dateWords(momentIn(zone, photo.created_at))}`}
                />
              </a>
              {photo.is_profile ? (
                <Badge className="photos-page__badge">Portrait</Badge>
              ) : (
                <Button
                  tone="plain"
                  className="photos-page__choose"
                  aria-label="Choisir comme portrait"
                  onClick={() => void choose(photo.id)}
                >
                  <Icon of={personGlyph} size={19} />
                  Choisir
                </Button>
              )}
              <IconButton
                className="photos-page__remove"
                of={trashGlyph}
                label="Effacer cette photo"
                onClick={() => setLeaving(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title="Effacer cette photo ?"
        description="Elle disparaîtra de votre album et de nos disques, sans retour."
        actions={
          <>
            <Button tone="quiet" onClick={() => setLeaving(null)}>
              Garder
            </Button>
            <Button tone="danger" loading={busyId !== null} onClick={() => void confirm()}>
              Effacer
            </Button>
          </>
        }
      />
    </>
  );
}
