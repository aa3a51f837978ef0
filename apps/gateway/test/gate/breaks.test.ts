import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/platform/days';
import { realityCheckAnswer } from '../../src/saferPlay/schema';
import { breaksOf, exclusion, policyWith } from '../support/breaks';
import { startGateway, type TestGateway } from '../support/gateway';
import { messagesOf } from '../support/inbox';
import { ownLimitsOf } from '../support/ownLimits';
import { playerAt } from '../support/play';

const RUNS = 15;
const MINUTE_MS = 60_000;
const END_ASKED = 'You have asked for the end';
const STAKE = '1.00';
/** What a call is answered that a break has overtaken. */
const OVERTAKEN = ['PLAY_PAUSED', 'LAUNCH_EXPIRED', 'NOT_LOGGED_IN'];

describe('[SP-07] [R21] a break on PostgreSQL', () => {
  let gateway: TestGateway;
  let other: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
    other = await startGateway({}, gateway);
  });
  afterAll(async () => {
    await other.close();
    await gateway.close();
  });

  it('and first rounds at once wait for each other, and no round counts after it', async () => {
    const own = ownLimitsOf(gateway);
    for (let run = 0; run < RUNS; run += 1) {
      await own.join();
      const launches = [await own.launch(), await own.launch()];
      // A second window, whose session the break ends as well.
      await own.logIn();
      launches.push(await own.launch(), await own.launch());
      const round = (launch: string, place: number) =>
        own.stake(launch, STAKE, place % 2 === 0 ? gateway : other);
      const [started, ...answers] = await Promise.all([
        own.tryPause('BREAK', 'P1D', run % 2 === 0 ? gateway : other),
        ...launches.map(round),
        own.deposit('5.00', undefined, other),
      ]);
      expect(started).toMatchObject({ success: true });
      for (const { success, errorCode } of answers)
        if (!success) expect(OVERTAKEN).toContain(errorCode);
      for (const answer of await Promise.all(launches.map(round)))
        expect(answer).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' });
      const counted = answers.slice(0, launches.length).filter(({ success }) => success).length;
      expect(await own.rounds()).toBe(counted);
    }
  });

  it('that two windows begin at once holds once', async () => {
    const own = ownLimitsOf(gateway);
    for (let run = 0; run < RUNS; run += 1) {
      await own.join();
      const first = await own.openSession();
      const second = await own.openSession();
      const body = { kind: 'BREAK', duration: 'P1M' };
      const answers = await Promise.all([
        first.post('/wps/saferPlay/pause', body),
        second.post('/wps/saferPlay/pause', body, other),
      ]);
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      for (const { success, errorCode } of answers)
        if (!success) expect(['STATE_CONFLICT', 'NOT_LOGGED_IN']).toContain(errorCode);
      expect(await own.pauses()).toBe(1);
    }
  });

  it('asks for the end of an exclusion once, however often it is sent at once', async () => {
    const policy = policyWith(
      exclusion({ durations: ['P1D'], end: 'ON_REQUEST', coolingOff: 'P7D' }),
    );
    const asking = await startGateway(policy);
    const own = breaksOf(asking);
    for (let run = 0; run < RUNS; run += 1) {
      await own.join();
      await own.start('EXCLUSION', 'P1D');
      await own.pass(DAY_MS);
      const answers = await Promise.all(Array.from({ length: 4 }, () => own.requestEnd('Enough')));
      const playableFrom = new Date(asking.now() + 7 * DAY_MS).toISOString();
      for (const { value } of answers) expect(value).toMatchObject({ playableFrom });
      const messages = await messagesOf(asking, own.token);
      const asked = messages.filter(({ title }) => title === END_ASKED);
      expect(asked).toHaveLength(1);
    }
    await asking.close();
  });

  it('[SP-06] and a reality check that several tabs answer at once keep one answer', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const player = await playerAt(gateway);
      const tab = await player.openSession();
      await tab.choose('PT15M');
      gateway.pass(15 * MINUTE_MS);
      const { now: shownAt, realityCheck } = await tab.state();
      const answer = { dueAt: realityCheck.dueAt ?? '', shownAt, answer: 'GO_ON' as const };
      const answers = await Promise.all(Array.from({ length: 4 }, () => tab.tryAnswer(answer)));
      for (const one of answers) expect(one).toMatchObject({ success: true });
      const kept = await gateway.db
        .select({ id: realityCheckAnswer.id })
        .from(realityCheckAnswer)
        .where(eq(realityCheckAnswer.accountId, player.accountId));
      expect(kept).toHaveLength(1);
    }
  });
});
