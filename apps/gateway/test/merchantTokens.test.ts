import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../src/services';
import { sessionTicket } from '../src/session/schema';
import { addressKey, signedAddress } from '../src/uploads/pictureAddress';
import { upload } from '../src/uploads/schema';
import { removeUnusedUploads } from '../src/uploads/uploads';
import { FORM_TYPE, writeForm } from './support/form';
import { startGateway, type TestGateway } from './support/gateway';
import { type OtherMerchant, startOther } from './support/otherMerchant';

const DAY = 86_400_000;

describe('what one merchant gave out, at another on the same database', () => {
  let first: TestGateway;
  let other: OtherMerchant;
  let token = '';

  const launch = async (path: string, by?: string) => {
    const { value } = await first.call('GET', path, by === undefined ? {} : { token: by });
    const { hash } = new URL((value as { gameUrl: string }).gameUrl);
    return hash.replace('#launch=', '');
  };
  const open = (at: TestGateway, launched: string) =>
    at.call('GET', '/wps/play/session', { headers: { 'x-launch-token': launched } });
  const round = (at: TestGateway, launched: string, key: string = randomUUID()) =>
    at.call('POST', '/wps/play/round', {
      body: { stake: '0.20' },
      headers: { 'x-launch-token': launched, 'idempotency-key': key },
    });
  /** An answer without the values that differ in each one. */
  const comparable = ({ status, errorCode, value }: Awaited<ReturnType<typeof open>>) => ({
    ...{ status, errorCode, value },
  });
  const send = async (at: TestGateway, by: string) => {
    const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } });
    const file = (await picture.png().toBuffer()).toString('latin1');
    const { merchant } = at.config;
    const authorization = `Bearer ${by}`;
    const answer = await at.app.inject({
      method: 'POST',
      url: '/wps/upload/image',
      headers: { merchant, language: 'EN', authorization, 'content-type': FORM_TYPE },
      payload: writeForm({ purpose: 'feedback', file }),
    });
    return answer.json<{ value: { imageId: string }; errorCode: string | null }>();
  };
  const addressOf = async (imageId: string) =>
    signedAddress(await addressKey(first.db), imageId, new Date(first.now()));

  beforeAll(async () => {
    first = await startGateway();
    other = await startOther(first);
    token = await first.login('member1');
  });
  afterAll(async () => {
    await other.gateway.close();
    await first.close();
  });

  it.each(['/wps/game/launchGame?nodeId=2000', '/wps/game/launchFreePlay?nodeId=2000'])(
    'opens no game that %s started there, and still opens it at home',
    async (path) => {
      const launched = await launch(path, path.includes('FreePlay') ? undefined : token);
      for (const act of [open, round]) {
        const answer = await act(other.gateway, launched);
        expect(answer).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' });
        const unknown = await act(other.gateway, 'nobody-has-ever-launched-this-one');
        expect(comparable(answer)).toEqual(comparable(unknown));
      }
      // An operation that takes no such token ignores it.
      const headers = { 'x-launch-token': launched };
      const games = await other.gateway.call('GET', '/wps/games/detail?nodeId=2000', { headers });
      expect(games).toMatchObject({ status: 200 });
      // The token was not used up.
      expect(await open(first, launched)).toMatchObject({ status: 200 });
    },
  );

  it('is told nothing of a round that was played, by its key neither', async () => {
    const launched = await launch('/wps/game/launchGame?nodeId=2000', token);
    const key = randomUUID();
    expect(await round(first, launched, key)).toMatchObject({ status: 200 });
    const again = await round(other.gateway, launched, key);
    expect(again).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' });
    expect(JSON.stringify(again)).not.toContain('roundId');
  });

  it('shows no picture, names none in a call and takes none', async () => {
    const { imageId } = (await send(first, token)).value;
    const address = await addressOf(imageId);
    expect((await first.app.inject(address)).statusCode).toBe(200);
    const strange = await other.gateway.app.inject(address);
    const unknown = await other.gateway.app.inject(await addressOf('im-0123456789ab'));
    expect([strange.statusCode, strange.json<object>()]).toEqual([404, unknown.json<object>()]);
    const theirs = await other.gateway.login(other.member.username);
    const naming = async (id: string) => {
      const body = { kind: 'COMPLAINT', content: 'It does not open.', imageIds: [id] };
      return comparable(await other.gateway.call('PUT', '/wps/feedback', { token: theirs, body }));
    };
    expect(await naming(imageId)).toEqual(await naming('im-0123456789ab'));
    expect(await naming(imageId)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    const { imageId: own } = (await send(other.gateway, theirs)).value;
    expect(await naming(own)).toMatchObject({ status: 200 });
    expect((await send(other.gateway, token)).errorCode).toBe('NOT_LOGGED_IN');
  });

  it('removes pictures that nobody named by its own work alone', async () => {
    const { imageId } = (await send(first, token)).value;
    const isThere = () => first.db.$count(upload, eq(upload.id, imageId));
    const work = ({ config }: TestGateway) =>
      first.db.transaction((tx) =>
        removeUnusedUploads.run(tx, new Date(first.now()), { config } as Services),
      );
    first.pass(2 * DAY);
    await work(other.gateway);
    expect(await isThere()).toBe(1);
    await work(first);
    expect(await isThere()).toBe(0);
  });

  it('uses up no ticket of a session', async () => {
    token = await first.login('member1');
    const made = await first.call('POST', '/wps/session/ticket', { token });
    const { ticket } = made.value as { ticket: string };
    const asked = await other.gateway.call('GET', '/wps/member/info', { token: ticket });
    expect(asked).toMatchObject({ status: 401 });
    expect(await first.db.$count(sessionTicket)).toBe(1);
    expect(await first.call('GET', '/wps/member/info', { token: ticket })).toMatchObject({
      status: 200,
    });
  });
});
