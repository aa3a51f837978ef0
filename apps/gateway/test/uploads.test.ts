import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../src/services';
import { addressKey, signedAddress } from '../src/uploads/pictureAddress';
import { upload } from '../src/uploads/schema';
import { removeUnusedUploads } from '../src/uploads/uploads';
import { FORM_TYPE, writeForm } from './support/form';
import { startGateway, type TestGateway } from './support/gateway';
import { hostileFiles, hostileForms, pngOf, talkingPictures } from './support/hostileFiles';

interface Uploaded {
  imageId: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
}

const AT = '/wps/upload/image';
const MB = 1024 * 1024;

describe('uploads', () => {
  let gateway: TestGateway;
  let token: string;
  let png: Buffer;
  let jpg: Buffer;

  const post = async (payload: Buffer, type = FORM_TYPE, by = token, url = AT) => {
    const headers = {
      merchant: 'parlour',
      language: 'EN',
      authorization: `Bearer ${by}`,
      'content-type': type,
    };
    const answer = await gateway.app.inject({ method: 'POST', url, headers, payload });
    const { value, errorCode } = answer.json<{ value: unknown; errorCode: string | null }>();
    return { status: answer.statusCode, value, errorCode };
  };
  const send = (file: Buffer, purpose = 'feedback') =>
    post(writeForm({ purpose, file: file.toString('latin1') }));
  const stored = async () => (await gateway.db.select({ n: count() }).from(upload))[0]?.n ?? 0;
  const addressOf = async (imageId: string) =>
    signedAddress(await addressKey(gateway.db), imageId, new Date(gateway.now()));
  const show = async (imageId: string) => gateway.app.inject(await addressOf(imageId));

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
    png = await picture.clone().png().toBuffer();
    jpg = await picture
      .clone()
      .withExif({ IFD0: { Copyright: 'SECRET-CAMERA' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => gateway.close());

  it('takes png and jpg, whatever they are called, and names their size', async () => {
    const { value } = await send(png);
    expect(value).toMatchObject({
      contentType: 'image/png',
      bytes: png.length,
      width: 60,
      height: 40,
    });
    const wide = await send(jpg, 'withdrawProof');
    expect(wide.value).toMatchObject({ contentType: 'image/jpeg', purpose: 'withdrawProof' });
  });

  it('keeps what can be seen alone, turned as the camera meant it', async () => {
    expect(jpg.includes('SECRET-CAMERA')).toBe(true);
    const { imageId, width, height } = (await send(jpg)).value as Uploaded;
    expect([width, height]).toEqual([40, 60]);
    const { rawPayload } = await show(imageId);
    expect(rawPayload.includes('SECRET-CAMERA')).toBe(false);
    const { exif, orientation, format } = await sharp(rawPayload).metadata();
    expect({ exif, orientation, format }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    });
    for (const [name, told] of Object.entries(
      talkingPictures(png, jpg, 'alert(document.domain)'),
    )) {
      expect(told.includes('alert'), name).toBe(true);
      const clean = (await send(told)).value as Uploaded;
      const shown = (await show(clean.imageId)).rawPayload;
      expect((await sharp(shown).metadata()).pages ?? 1, name).toBe(1);
      for (const word of ['alert', 'php', 'SECRET-CAMERA'])
        expect(shown.includes(word), `${name}: ${word}`).toBe(false);
      const { exif, xmp, iptc, comments } = await sharp(shown).metadata();
      expect({ exif, xmp, iptc, comments }, name).toEqual({});
    }
  });

  it('shows a picture at its signed address alone, for ten minutes, as nothing but a picture', async () => {
    const { imageId } = (await send(png)).value as Uploaded;
    const other = (await send(png)).value as Uploaded;
    const address = await addressOf(imageId);
    const { statusCode, headers } = await gateway.app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
      'content-disposition': `inline; filename="${imageId}.png"`,
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    const [path = '', proof = ''] = address.split('?');
    const { until = '', sig = '' } = Object.fromEntries(new URLSearchParams(proof));
    const wrong = [
      path,
      `${path}?until=${until}`,
      `${path}?sig=${sig}`,
      `${path}?until=${Number(until) + 1}&sig=${sig}`,
      `${path}?until=${until}&sig=${sig.slice(1)}`,
      `${path}?until=${until}&sig=${Array.from(sig).reverse().join('')}`,
      `${path}?until=${until}&sig=${sig}&sig=${sig}`,
      `${path}?until=${until}&sig=`,
      `${AT}/${other.imageId}?${proof}`,
      await addressOf('im-000000000000'),
    ];
    const headersOf = { authorization: `Bearer ${token}` };
    const answers = [];
    for (const url of wrong) answers.push(await gateway.app.inject({ url, headers: headersOf }));
    expect(answers.map((one) => one.statusCode)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map((one) => one.body)).size).toBe(1);
    gateway.pass(600_000);
    expect((await gateway.app.inject(address)).statusCode).toBe(200);
    gateway.pass(1000);
    expect((await gateway.app.inject(address)).statusCode).toBe(404);
  });

  it('[WAL-03] [PROMO-03] refuses what is not one whole, still png or jpg, and keeps none of it', async () => {
    const before = await stored();
    const files = await hostileFiles(png, jpg);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(40);
    for (const [name, file] of Object.entries(files))
      expect(await send(file), name).toMatchObject({ status: 400, errorCode: 'UPLOAD_REFUSED' });
    expect(await stored()).toBe(before);
  });

  it('refuses forms that are not what they say', async () => {
    const before = await stored();
    for (const [name, { body, type }] of Object.entries(hostileForms(png)))
      expect(await post(body, type), name).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    expect(await stored()).toBe(before);
  });

  it('[WAL-03] [PROMO-03] takes a file of 5 MB and not a byte more, and no body of more than 16', async () => {
    const before = await stored();
    expect(await send(pngOf(5 * MB + 1, png))).toMatchObject({ errorCode: 'UPLOAD_REFUSED' });
    expect(await send(Buffer.alloc(17 * MB))).toMatchObject({ errorCode: 'UPLOAD_REFUSED' });
    expect(await stored()).toBe(before);
    expect(await send(pngOf(5 * MB, png))).toMatchObject({ value: { bytes: 5 * MB, width: 60 } });
    expect(await stored()).toBe(before + 1);
  });

  it('reads no form from guests, nor anywhere else', async () => {
    const form = writeForm({ purpose: 'feedback', file: png.toString('latin1') });
    expect(await post(form, FORM_TYPE, 'nobody-nobody-nobody')).toMatchObject({ status: 401 });
    const elsewhere = await post(form, FORM_TYPE, token, '/wps/messages/delete');
    expect(elsewhere).toMatchObject({ status: 400 });
  });

  it('goes with one call: the owner’s, for its purpose, once', async () => {
    const sendFeedback = (imageIds: string[], by?: string) =>
      gateway.call('PUT', '/wps/feedback', {
        body: { kind: 'FEEDBACK', content: 'This is how it looks here.', imageIds },
        ...(by === undefined ? {} : { token: by }),
      });
    const { imageId } = (await send(png)).value as Uploaded;
    const proof = (await send(png, 'withdrawProof')).value as Uploaded;
    const agent = await gateway.login('agent1');
    for (const answer of [
      await sendFeedback([imageId], agent),
      await sendFeedback([imageId]),
      await sendFeedback([imageId, proof.imageId], token),
      await sendFeedback([imageId, 'im-000000000000'], token),
    ])
      expect(answer).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    const both = await Promise.all([
      sendFeedback([imageId], token),
      sendFeedback([imageId], token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('goes after a day when no call has named it', async () => {
    const { imageId } = (await send(png)).value as Uploaded;
    const own = (await send(png)).value as Uploaded;
    await gateway.db.update(upload).set({ usedFor: 'x' }).where(eq(upload.id, own.imageId));
    const { config } = gateway;
    const work = () =>
      gateway.db.transaction((tx) =>
        removeUnusedUploads.run(tx, new Date(gateway.now()), { config } as Services),
      );
    gateway.pass(23 * 3_600_000);
    await work();
    expect(await gateway.db.select().from(upload).where(eq(upload.id, imageId))).toHaveLength(1);
    gateway.pass(2 * 3_600_000);
    await work();
    const left = await gateway.db.select({ id: upload.id }).from(upload);
    expect(left).toContainEqual({ id: own.imageId });
    expect(left).not.toContainEqual({ id: imageId });
  });
});
