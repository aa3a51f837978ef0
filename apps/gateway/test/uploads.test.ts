import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../src/database/schema';
import type { Services } from '../src/services';
import { removeUnusedUploads } from '../src/uploads/uploads';
import { FORM_TYPE, writeForm } from './support/form';
import { startGateway, type TestGateway } from './support/gateway';
import { chunk, hostileFiles, hostileForms } from './support/hostileFiles';

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
  const show = (imageId: string, by: string | null) =>
    gateway.app.inject({
      url: `${AT}/${imageId}`,
      headers: by === null ? {} : { authorization: `Bearer ${by}` },
    });

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
    const { rawPayload } = await show(imageId, token);
    expect(rawPayload.includes('SECRET-CAMERA')).toBe(false);
    const { exif, orientation, format } = await sharp(rawPayload).metadata();
    expect({ exif, orientation, format }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    });
    const words = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const told = Buffer.concat([png.subarray(0, 33), words, png.subarray(33)]);
    const clean = (await send(told)).value as Uploaded;
    expect((await show(clean.imageId, token)).rawPayload.includes('script')).toBe(false);
  });

  it('shows a picture to its owner alone, as nothing but a picture', async () => {
    const { imageId } = (await send(png)).value as Uploaded;
    const { statusCode, headers } = await show(imageId, token);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'content-disposition': `inline; filename="${imageId}.png"`,
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    const agent = await gateway.login('agent1');
    const others = [await show(imageId, agent), await show('im-000000000000', token)];
    expect(others.map((one) => one.statusCode)).toEqual([404, 404]);
    expect(others[0]?.json()).toEqual(others[1]?.json());
    expect((await show(imageId, null)).statusCode).toBe(401);
  });

  it('refuses what is not one whole, still png or jpg, and keeps none of it', async () => {
    const before = await stored();
    const files = await hostileFiles(png, jpg);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(30);
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

  it('refuses a file of more than 5 MB and a body of more than 16', async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * MB - png.length + 1)]);
    expect(await send(large)).toMatchObject({ errorCode: 'UPLOAD_REFUSED' });
    expect(await send(Buffer.alloc(17 * MB))).toMatchObject({ errorCode: 'UPLOAD_REFUSED' });
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
    const work = () =>
      gateway.db.transaction((tx) =>
        removeUnusedUploads.run(tx, new Date(gateway.now()), {} as Services),
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
