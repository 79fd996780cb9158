import type { CallAnswer } from '@solelune/contract';
import { reasonOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useRef, useState } from 'react';
import { photoChoose, photoDelete, type photosGet, photosUpload } from '../../contract.ts';
import { PHOTO_MAX_BYTES, PHOTO_MAX_MEGABYTES, PHOTOS_MAX } from '../../limits.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { uploadClient } from './upload-client.ts';

type Answer = CallAnswer<typeof photosGet>;
export type Photo = Answer['photos'][number];

/** The photos of the page, and what can be done with them. Each is sent by itself: one that is refused holds up no other. */
export function usePhotos(first: Answer) {
  const { call, changePage, refreshUser } = useApp();
  const list = useRef(first.photos);
  const [photos, setPhotos] = useState(first.photos);
  const [sending, setSending] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);

  const show = (next: Photo[]) => {
    list.current = next;
    setPhotos(next);
    changePage<Answer>((data) => ({ ...data, photos: next }));
    refreshUser();
  };
  const sendOne = async (file: File): Promise<string | null> => {
    const blob = await shrinkPicture(file);
    if (blob.size > PHOTO_MAX_BYTES) return `${PHOTO_MAX_MEGABYTES} Mo au plus`;
    try {
      const answer = await uploadClient.call(photosUpload, { files: [blob] as never });
      show([...answer.photos, ...list.current]);
      return null;
    } catch (error) {
      return reasonOfError(error);
    }
  };
  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, PHOTOS_MAX - list.current.length);
    const found = files.length > taken.length ? [`Vous pouvez garder ${PHOTOS_MAX} photos au plus.`] : [];
    setProblems(found);
    setSending(taken.length);
    for (const file of taken) {
      const problem = await sendOne(file);
      if (problem) setProblems((before) => [...before, `${file.name} : ${problem}`]);
      setSending((count) => count - 1);
    }
  };
  const attempt = async (id: string, work: () => Promise<unknown>, after: () => Photo[]): Promise<boolean> => {
    setBusyId(id);
    setProblems([]);
    try {
      await work();
      show(after());
      return true;
    } catch (error) {
      setProblems([reasonOfError(error)]);
      return false;
    } finally {
      setBusyId(null);
    }
  };
  const remove = (id: string) =>
    attempt(
      id,
      () => call(photoDelete, { id }),
      () => list.current.filter((photo) => photo.id !== id),
    );
  const choose = (id: string) =>
    attempt(
      id,
      () => call(photoChoose, { id }),
      () => list.current.map((photo) => ({ ...photo, is_profile: photo.id === id })),
    );
  return { photos, sending, problems, busyId, add, remove, choose };
}
