import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meta } from '../../src/platform/schema';
import { startGateway, type TestGateway } from '../support/gateway';

const INFO = '/wps/member/info';

/** A promise and the function that resolves it. */
function deferred() {
  let finish: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

describe('a call beside a transaction', () => {
  let gateway: TestGateway;
  let token = '';
  const valueOf = async (key: string) => {
    const [row] = await gateway.db.select().from(meta).where(eq(meta.key, key));
    return row?.value;
  };
  /** A transaction that has written something and stays open until it is ended. */
  const open = async (key: string, more: () => Promise<void> = () => Promise.resolve()) => {
    const [written, released] = [deferred(), deferred()];
    const ended = gateway.db.transaction(async (tx) => {
      await tx.insert(meta).values({ key, value: 'written' });
      written.finish();
      await released.promise;
      await more();
    });
    await written.promise;
    return { end: released.finish, ended };
  };

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
  });
  afterAll(() => gateway.close());

  it('is answered, at the latest when the transaction is over', async () => {
    const { end, ended } = await open('beside');
    const calls = Array.from({ length: 12 }, () => gateway.call('GET', INFO, { token }));
    end();
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 200 });
    await ended;
    expect(await valueOf('beside')).toBe('written');
  });

  it('sees nothing of one that fails', async () => {
    const { end, ended } = await open('taken back', () => Promise.reject(new Error('no')));
    const beside = valueOf('taken back');
    end();
    await expect(ended).rejects.toThrow('no');
    expect(await beside).toBeUndefined();
    expect(await valueOf('taken back')).toBeUndefined();
  });

  it('does all of its own and nothing of another’s, however many there are at once', async () => {
    await gateway.db.insert(meta).values({ key: 'count', value: '0' });
    const add = () =>
      gateway.db.transaction(async (tx) => {
        const isIt = eq(meta.key, 'count');
        const [row] = await tx.select().from(meta).where(isIt).for('update');
        await tx
          .update(meta)
          .set({ value: String(Number(row?.value) + 1) })
          .where(isIt);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect(await valueOf('count')).toBe('40');
  });

  it('goes on after one that broke a rule of the database', async () => {
    const twice = gateway.db.transaction(async (tx) => {
      await tx.insert(meta).values({ key: 'twice', value: '' });
      await tx.insert(meta).values({ key: 'twice', value: '' });
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await gateway.call('GET', INFO, { token })).toMatchObject({ status: 200 });
    expect(await valueOf('twice')).toBeUndefined();
  });
});
