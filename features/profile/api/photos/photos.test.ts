import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_MAX_BYTES, PHOTOS_MAX } from '../../limits.ts';
import { NOW, type ProfileTestApp, startProfileApp } from '../testing.ts';
import { fileKeys } from './renditions.ts';

let app: ProfileTestApp;
let picture: Buffer;
const create = (width: number, height: number, background = '#5b41a6') =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  app = await startProfileApp();
  picture = await create(200, 120).jpeg().toBuffer();
});
afterAll(() => app?.close());

const see = (address: string, accept = 'image/jpeg') => app.app.inject({ url: address, headers: { accept } });

/** A PNG whose header says how large it is, and whose data says nothing. */
async function pngOfSize(side: number): Promise<Buffer> {
  const bytes = await create(64, 64).png().toBuffer();
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('what is refused', () => {
  it.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a drawing that can hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>'),
    ],
    ['a GIF, also a script', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an archive', Buffer.from('PK\x03\x04photo.jpg')],
    ['nothing', Buffer.alloc(1)],
  ])('is %s under the name of a photo', async (_, bytes) => {
    const member = await app.member();
    expect(await member.upload(bytes)).toMatchObject({
      status: 422,
      body: { fields: { 'files[0]': 'Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF' } },
    });
    expect((await member.get('user/profile/photos/get.json')).body.photos).toEqual([]);
  });

  it('is a picture behind something else: a page that goes on as a photo', async () => {
    const member = await app.member();
    expect((await member.upload(Buffer.concat([Buffer.from('<html>'), picture]))).status).toBe(422);
  });

  it('is the beginning of a photo and nothing more', async () => {
    const member = await app.member();
    const { body } = await member.upload(picture.subarray(0, 40));
    expect(body.fields['files[0]']).toMatch(/abîmée|n’est pas une photo/);
    const cut = await create(900, 900, '#962a4e').png().toBuffer();
    expect((await member.upload(cut.subarray(0, cut.length - 200))).status).toBe(422);
  });

  it('is a bomb: few bytes that would be a billion pixels, refused from their header', async () => {
    const member = await app.member();
    const bomb = await pngOfSize(30_000);
    expect(bomb.length).toBeLessThan(1000);
    expect((await member.upload(bomb)).body.fields).toEqual({
      'files[0]': 'Cette photo est trop grande : 50 millions de pixels au plus',
    });
    // A true one: every pixel is there, in a few kilobytes.
    const flat = await create(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(flat.length).toBeLessThan(PHOTO_MAX_BYTES);
    expect((await member.upload(flat)).status).toBe(422);
  });

  it('is a strip: few pixels, which would be enlarged a thousand times to fill a square', async () => {
    const [member, other] = [await app.member(), await app.member()];
    const strip = await create(64, 700_000).png({ compressionLevel: 9 }).toBuffer();
    const uploads = Array.from({ length: 40 }, () => member.upload(strip, strip, strip, strip));
    expect((await other.upload(picture)).status).toBe(200);
    const answers = await Promise.all(uploads);
    for (const { status, body } of answers)
      if (status === 422)
        expect(body.fields).toEqual({
          'files[0]': 'Cette photo est trop étroite : dix fois plus longue que large au plus',
        });
      else expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(3);
    expect((await member.upload(await create(64, 640).png().toBuffer())).status).toBe(200);
  });

  it('is too small, too heavy, or too many', async () => {
    const member = await app.member();
    expect((await member.upload(await create(63, 200).png().toBuffer())).body.fields['files[0]']).toMatch(
      /trop petite/,
    );
    expect((await member.upload(Buffer.concat([picture, Buffer.alloc(PHOTO_MAX_BYTES)]))).status).toBe(413);
    expect((await member.upload(picture, picture, picture, picture, picture)).status).toBe(413);
    expect((await member.upload()).status).toBe(422);
    for (let count = 0; count < PHOTOS_MAX; count += 4) await member.upload(picture, picture, picture, picture);
    expect((await member.get('user/profile/photos/get.json')).body.photos).toHaveLength(PHOTOS_MAX);
    expect(await member.upload(picture)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/12 photos/) },
    });
  });

  it('is another member’s photo, by every call and every address', async () => {
    const owner = await app.member();
    const other = await app.member();
    const { id, small, large } = (await owner.upload(picture)).body.photos[0];
    for (const path of ['delete', 'choose'])
      expect((await other.post(`user/profile/photos/${path}.json`, { id })).status, path).toBe(404);
    expect((await see(small)).statusCode).toBe(200);
    for (const wrong of [
      small.split('?')[0],
      small.replace(/s=.{4}/, 's=AAAA'),
      small.replace(/e=\d+/, 'e=9999999999'),
      // The proof of one size opens no other.
      `${large.split('?')[0]}?${small.split('?')[1]}`,
      `${small.split('?')[0]}/../original?${small.split('?')[1]}`,
    ])
      expect((await see(wrong)).statusCode, wrong).toBe(404);
  });
});

describe('a photo', () => {
  it('is kept without anything that the camera wrote, turned upright, in two sizes and three formats', async () => {
    const member = await app.member();
    const taken = await create(300, 100)
      .withExif({ IFD0: { Artist: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = Buffer.concat([taken, Buffer.from('<?php SECRET-TAIL ?>')]);
    expect(sent.includes('SECRET-CAMERA')).toBe(true);
    const { body } = await member.upload(sent);
    expect(body.photos[0]).toMatchObject({ width: 100, height: 300, is_profile: true });
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      for (const size of ['small', 'large'] as const) {
        const answer = await see(body.photos[0][size], `image/${format},*/*`);
        expect(answer.headers['content-type']).toBe(`image/${format}`);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        const bytes = answer.rawPayload;
        expect(bytes.includes('SECRET')).toBe(false);
        const { exif, icc, xmp, iptc, width, height } = await sharp(bytes).metadata();
        expect({ exif, icc, xmp, iptc }).toEqual({});
        expect([width, height]).toEqual(size === 'small' ? [384, 384] : [100, 300]);
      }
    }
  });

  it('is made smaller, whatever its format was', async () => {
    const member = await app.member();
    const wide = create(3000, 2000, '#27609f');
    for (const bytes of [
      await wide.clone().png().toBuffer(),
      await wide.clone().webp().toBuffer(),
      await wide.clone().avif({ effort: 0 }).toBuffer(),
    ])
      expect((await member.upload(bytes)).body.photos[0]).toMatchObject({ width: 1440, height: 960 });
  });

  it('opens until the end of the next day, no longer', async () => {
    const member = await app.member();
    const { small } = (await member.upload(picture)).body.photos[0];
    app.setNow(NOW.add({ hours: 24 }));
    expect((await see(small)).statusCode).toBe(200);
    app.setNow(NOW.add({ hours: 37 }));
    expect((await see(small)).statusCode).toBe(404);
  });

  it('is chosen, and the one before it is no longer the profile photo', async () => {
    const member = await app.member();
    await member.upload(picture);
    const second = (await member.upload(picture)).body.photos[0];
    expect(second.is_profile).toBe(false);
    expect((await member.post('user/profile/photos/choose.json', { id: second.id })).status).toBe(200);
    const { photos } = (await member.get('user/profile/photos/get.json')).body;
    expect(
      photos.map((photo: { id: string; is_profile: boolean }) => [photo.id === second.id, photo.is_profile]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('is gone with its files when it is deleted', async () => {
    const member = await app.member();
    const { id, large } = (await member.upload(picture)).body.photos[0];
    expect(await app.services.files.exists(fileKeys(id)[0] as string)).toBe(true);
    expect((await member.post('user/profile/photos/delete.json', { id })).body).toEqual({ success: true });
    expect((await see(large)).statusCode).toBe(404);
    for (const key of fileKeys(id)) expect(await app.services.files.exists(key), key).toBe(false);
  });

  it('is seen by everyone only while it is the published profile photo', async () => {
    const member = await app.member();
    const first = (await member.upload(picture)).body.photos[0];
    const second = (await member.upload(picture)).body.photos[0];
    const open = ({ small }: { small: string }) =>
      see(small.split('?')[0] as string).then(({ statusCode }) => statusCode);
    await member.post('user/profile/public/save.json', { published: '1', slug: 'avec-photo', shown: ['firstname'] });
    expect(await open(first)).toBe(404);
    await member.post('user/profile/public/save.json', { published: '1', slug: 'avec-photo', shown: ['photo'] });
    expect(await open(first)).toBe(200);
    expect(await open(second)).toBe(404);
    await member.post('user/profile/public/save.json', { published: '0' });
    expect(await open(first)).toBe(404);
  });
});
