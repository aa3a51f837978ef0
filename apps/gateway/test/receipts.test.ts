import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../src/uploads/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import { expectSoundLedger, ownerOf } from './support/wallet';
import { type Withdrawal, withdrawalsOf } from './support/withdrawals';

describe('a withdrawal', () => {
  let gateway: TestGateway;
  let own: Awaited<ReturnType<typeof withdrawalsOf>>;

  const proof = async (username = 'member1', usedFor: string | null = null) => {
    const id = `im-${randomUUID()}`;
    const { id: ownerId } = await ownerOf(gateway, username);
    const picture = { contentType: 'image/png', sentBytes: 9, width: 2, height: 2 };
    await gateway.db.insert(upload).values({
      ...picture,
      id,
      ownerId,
      purpose: 'withdrawProof',
      data: Buffer.from('a picture'),
      usedFor,
      sentAt: new Date(gateway.now()),
    });
    return id;
  };

  beforeAll(async () => {
    gateway = await startGateway();
    own = await withdrawalsOf(gateway);
  });
  beforeEach(() => own.logIn());
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('[WAL-03] sets the money aside, is paid, and is received in full by the word of the member', async () => {
    const before = await own.balance();
    const begun = (await own.ask({ methodId: 'wm-express', amount: '200.00' })).value as Withdrawal;
    expect(begun).toMatchObject({ state: 'REVIEWING', fee: '2.00', remainingAmount: '198.00' });
    expect(begun.accountLabel).toBe('Harbour Bank **** 8841');
    expect(await own.balance()).toBe(before - 200_00n);
    await own.passSeconds(15);
    expect(await own.look(begun.withdrawalId)).toMatchObject({ state: 'PROCESSING' });
    expect(await own.takeBack(begun.withdrawalId)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    await own.passSeconds(15);
    const arrived = await own.look(begun.withdrawalId);
    expect(arrived).toMatchObject({ state: 'PAID', receivedAmount: '0.00', settledBy: null });
    const minutes = gateway.config.confirmReceiptMinutes;
    expect(Date.parse(arrived.confirmBefore ?? '')).toBe(gateway.now() + minutes * 60_000);
    const partly = { withdrawalId: begun.withdrawalId, outcome: 'RECEIVED' };
    expect(await own.say({ ...partly, receivedAmount: '197.99' })).toMatchObject(
      limitExceeded('max', '198.00', 'receivedAmount'),
    );
    const { value } = await own.say(partly);
    expect(value).toMatchObject({
      state: 'COMPLETED',
      settledBy: 'MEMBER',
      receivedAmount: '198.00',
      remainingAmount: '0.00',
    });
    expect(await own.say(partly)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await own.balance()).toBe(before - 200_00n);
  });

  it('[WAL-03] counts as received when the configured minutes are over', async () => {
    const withdrawalId = await own.paid('40.00');
    const minutes = gateway.config.confirmReceiptMinutes;
    await own.passSeconds(minutes * 60 - 1);
    await own.logIn();
    expect(await own.look(withdrawalId)).toMatchObject({ state: 'PAID' });
    gateway.pass(1000);
    const late = { withdrawalId, outcome: 'NOT_RECEIVED', imageIds: [await proof()] };
    expect(await own.say(late)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    await own.work();
    expect(await own.look(withdrawalId)).toMatchObject({
      state: 'COMPLETED',
      settledBy: 'TIMEOUT',
      receivedAmount: '40.00',
      remainingAmount: '0.00',
    });
  });

  it('[WAL-03] is disputed with what arrived and own pictures as proof', async () => {
    const before = await own.balance();
    const withdrawalId = await own.paid('60.00');
    const picture = await proof();
    const said = { withdrawalId, outcome: 'NOT_RECEIVED', receivedAmount: '25.00' };
    const refusals: [object, string][] = [
      [said, 'BAD_REQUEST'],
      [{ ...said, imageIds: [] }, 'BAD_REQUEST'],
      [{ ...said, imageIds: ['im-none'] }, 'UPLOAD_REFUSED'],
      [{ ...said, imageIds: [picture, await proof('agent1')] }, 'UPLOAD_REFUSED'],
      [{ ...said, imageIds: [await proof('member1', 'feedback')] }, 'UPLOAD_REFUSED'],
      [{ ...said, imageIds: [picture], receivedAmount: '-1.00' }, 'LIMIT_EXCEEDED'],
    ];
    const all = { ...said, imageIds: [picture], receivedAmount: '60.00' };
    expect(await own.say(all)).toMatchObject(limitExceeded('below', '60.00', 'receivedAmount'));
    for (const [fields, errorCode] of refusals)
      expect(await own.say(fields), JSON.stringify(fields)).toMatchObject({ errorCode });
    const { value } = await own.say({ ...said, imageIds: [picture], remark: 'Half of it' });
    expect(value).toMatchObject({
      state: 'DISPUTED',
      receivedAmount: '25.00',
      remainingAmount: '35.00',
      settledBy: null,
    });
    const [used] = await gateway.db.select().from(upload).where(eq(upload.id, picture));
    expect(used?.usedFor).toContain(withdrawalId);
    await own.passSeconds(11 * 60);
    expect(await own.look(withdrawalId)).toMatchObject({
      state: 'COMPLETED',
      settledBy: 'FORCED',
      remainingAmount: '35.00',
    });
    expect(await own.balance()).toBe(before - 60_00n);
  });
});
