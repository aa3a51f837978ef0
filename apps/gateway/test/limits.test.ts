import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimiter } from '../src/platform/limits';
import { rateUse } from '../src/platform/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { skipOtherJobs } from './support/jobs';

describe('limits', () => {
  const budget = { max: 2, windowMs: 10_000 };
  let gateway: TestGateway;
  let at = 0;
  const limiterOf = (factor = 1) =>
    createLimiter(
      gateway.db,
      () => factor,
      () => at,
    );
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('count by key in a sliding window and say how long to wait', async () => {
    at = 1_000_000;
    const limiter = limiterOf();
    await limiter.use('a', budget);
    at += 4000;
    await limiter.use('a', budget);
    await limiter.use('b', budget);
    const wait = { value: { retryAfterSeconds: 6 } };
    await expect(limiter.use('a', budget)).rejects.toMatchObject(wait);
    await expect(limiter.check('a', budget)).rejects.toMatchObject(wait);
    at += 6001;
    await limiter.use('a', budget);
    await expect(limiter.use('a', budget)).rejects.toThrow();
  });

  it('count together whichever process is asked, also at the same moment', async () => {
    const [one, other] = [limiterOf(), limiterOf()];
    const tries = Array.from({ length: 20 }, (_, place) =>
      (place % 2 === 0 ? one : other).use('shared', budget).then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(2);
    expect(await one.count('shared', budget)).toBe(2);
  });

  it('take a use back and forget a key; what no window reaches is removed in time', async () => {
    const limiter = limiterOf();
    await limiter.use('kept', budget);
    await limiter.use('kept', budget);
    await limiter.undo('kept');
    expect(await limiter.count('kept', budget)).toBe(1);
    await limiter.forget('kept');
    expect(await limiter.count('kept', budget)).toBe(0);
    await limiter.use('kept', budget);
    // The first run of the jobs only records the time.
    await gateway.runJobs();
    gateway.pass(24 * 3_600_000);
    await skipOtherJobs(gateway, 'tidy-up');
    await gateway.runJobs();
    expect(await gateway.db.$count(rateUse, eq(rateUse.refused, false))).toBe(0);
  });

  it('look at several keys at once: one that is used up refuses, else each is told', async () => {
    const limiter = limiterOf();
    const both = [
      ['of the account', budget],
      ['of the address', budget],
    ] as const;
    await limiter.use('of the address', budget);
    expect(await limiter.checkAll(both)).toEqual([0, 1]);
    await limiter.use('of the address', budget);
    await expect(limiter.checkAll(both)).rejects.toMatchObject({
      value: { retryAfterSeconds: 10 },
    });
    at += 10_000;
    expect(await limiter.checkAll(both)).toEqual([0, 0]);
  });

  it('refuse nobody under a factor beyond what is remembered', async () => {
    const limiter = limiterOf(1000);
    for (let use = 0; use < 300; use += 1) await limiter.use('many', budget);
    expect(await limiter.count('many', budget)).toBe(128);
  });
});
