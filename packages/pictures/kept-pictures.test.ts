import { type Files, openFiles } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptPictures } from './kept-pictures.ts';

let files: Files;
beforeAll(async () => {
  files = await openFiles(testConfig());
});
afterAll(() => files?.close());

/** Counts how often it draws. */
function pencil() {
  const drawn: string[] = [];
  const make = (words: string) => async () => {
    drawn.push(words);
    return Buffer.from(words);
  };
  return { drawn, make };
}

it('a picture is made once, however many ask at once, afterwards, or after a restart', async () => {
  const { drawn, make } = pencil();
  const pictures = keptPictures(files);
  const asked = await Promise.all(Array.from({ length: 8 }, () => pictures.get('a/lune.jpg', make('lune'))));
  expect(asked.map(String)).toEqual(Array(8).fill('lune'));
  expect(String(await pictures.get('a/lune.jpg', make('lune')))).toBe('lune');
  expect(String(await keptPictures(files).get('a/lune.jpg', make('lune')))).toBe('lune');
  expect(drawn).toEqual(['lune']);
});

it('one that could not be made is made for the next who asks', async () => {
  const pictures = keptPictures(files);
  await expect(pictures.get('a/soleil.jpg', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(String(await pictures.get('a/soleil.jpg', pencil().make('soleil')))).toBe('soleil');
});

it('where nothing can be kept it is given all the same', async () => {
  const { drawn, make } = pencil();
  const pictures = keptPictures({ ...files, put: () => Promise.reject(new Error('no room')) });
  for (let time = 0; time < 2; time += 1)
    expect(String(await pictures.get('a/etoile.jpg', make('étoile')))).toBe('étoile');
  expect(drawn).toHaveLength(2);
});
