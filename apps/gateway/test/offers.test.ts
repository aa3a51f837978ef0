import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '../src/generated/contract';
import { meta } from '../src/platform/schema';
import { listPromotionViews } from '../src/promotions/promotionViews';
import { participation, promotion } from '../src/promotions/schema';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { addPromotion } from './support/promotions';

type Schemas = components['schemas'];

const LIST = '/wps/relay/MCSFE_getPromotionList?pageSize=100';
const said = (text: string) => ({ EN: text, CN: text, ID: text });

/** A gateway on the database of another one with modules of its own, like another process. */
async function startProcess(beside: TestGateway): Promise<TestGateway> {
  vi.resetModules();
  const fresh = await import('./support/gateway');
  return fresh.startGateway({}, beside);
}

describe('the copy of the promotions', () => {
  let one: TestGateway;
  let other: TestGateway;
  let token: string;

  const shown = async (at: TestGateway, promotionId: string) => {
    const { value } = await at.call('GET', LIST, { token });
    const { content } = value as Schemas['PromotionPage'];
    return content.find((card) => card.promotionId === promotionId);
  };
  const available = async (at: TestGateway) => {
    const { value } = await at.call('GET', '/wps/relay/CSP_unreadCount', { token });
    return (value as Schemas['UnreadCount']).availablePromoCount;
  };
  /** Both processes have a copy, and they are equal. */
  const both = async (promotionId: string) => {
    const [here, there] = [await shown(one, promotionId), await shown(other, promotionId)];
    expect(there).toEqual(here);
    return here;
  };

  beforeAll(async () => {
    one = await startGateway();
    other = await startProcess(one);
    token = await one.login('member1');
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  it('is never older than the database, in any process', async () => {
    const before = [await available(one), await available(other)];
    const { promotionId } = await addPromotion(one, { title: said('First') });
    expect(await both(promotionId)).toMatchObject({ title: 'First', status: 'openToRegister' });
    expect([await available(one), await available(other)]).toEqual(before.map((n) => n + 1));

    const isIt = eq(promotion.id, promotionId);
    await one.db
      .update(promotion)
      .set({ title: said('Second') })
      .where(isIt);
    expect(await both(promotionId)).toMatchObject({ title: 'Second' });

    await one.db.update(promotion).set({ capacity: 0 }).where(isIt);
    expect(await both(promotionId)).toMatchObject({ status: 'closed', remaining: 0 });

    await one.db.delete(promotion).where(isIt);
    expect(await both(promotionId)).toBeUndefined();
    expect([await available(one), await available(other)]).toEqual(before);
  });

  it('keeps nothing of a change that was taken back', async () => {
    const { promotionId } = await addPromotion(one, { title: said('Kept') });
    const [owner] = await one.db.select().from(account).where(eq(account.username, 'member1'));
    if (owner === undefined) throw new Error('member1 is missing');
    const viewer = {
      merchant: 'parlour',
      rules: {
        policy: { maxTurnoverMultiple: null, mixesGameTypes: true },
        log: one.app.log,
      },
      account: owner,
      now: new Date(one.now()),
      offsetMinutes: 0,
    };
    const change = one.db.transaction(async (tx) => {
      await tx
        .update(promotion)
        .set({ title: said('Not kept') })
        .where(eq(promotion.id, promotionId));
      const [seen] = (await listPromotionViews(tx, viewer)).filter(
        ({ promotion: { id } }) => id === promotionId,
      );
      expect(seen?.promotion.title.EN).toBe('Not kept');
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await both(promotionId)).toMatchObject({ title: 'Kept' });
  });

  it('stays good while people take part', async () => {
    const version = async () =>
      (await one.db.select().from(meta).where(eq(meta.key, 'promotions')))[0]?.value;
    const { promotionId, periodStart } = await addPromotion(one);
    const before = await version();
    const at = new Date(one.now());
    const [owner] = await one.db.select().from(account).where(eq(account.username, 'member1'));
    await one.db.insert(participation).values({
      promotionId,
      accountId: owner?.id ?? 0,
      periodStart,
      state: 'joined',
      joinedAt: at,
      changedAt: at,
    });
    expect(await both(promotionId)).toMatchObject({ status: 'joined' });
    expect(await version()).toBe(before);
  });
});
