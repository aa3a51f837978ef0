import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realityCheckAnswer } from '../src/saferPlay/schema';
import { policyWith } from './support/breaks';
import { startGateway, type TestGateway } from './support/gateway';
import { playerAt } from './support/play';

const MINUTE = 60_000;

const iso = (at: number): string => new Date(at).toISOString();

describe('a session of play', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[SP-05] [R06] [R07] [R33] has an id, its beginning, and what the account has played since then', async () => {
    const player = await playerAt(gateway);
    await player.bet({ stake: 900n, payout: 0n });
    gateway.pass(1);
    const startedAt = gateway.now();
    const tab = await player.openSession();
    await player.bet({ stake: 2000n, payout: 500n });
    gateway.pass(10 * MINUTE);
    const other = await player.openSession();
    await player.bet({ stake: 100n, payout: 350n });
    const { sessionId, ...first } = await tab.state();
    expect(first).toMatchObject({
      now: iso(gateway.now()),
      startedAt: iso(startedAt),
      stake: '21.00',
      win: '8.50',
      gameResult: '-12.50',
      balance: '0.00',
    });
    const second = await other.state();
    expect(second).toMatchObject({
      startedAt: iso(gateway.now()),
      stake: '1.00',
      gameResult: '2.50',
    });
    expect(second.sessionId).not.toBe(sessionId);
    expect(sessionId).toMatch(/^se-/);
  });

  it('[SP-05] is not kept open by the page that asks for it', async () => {
    const player = await playerAt(gateway);
    const tab = await player.openSession();
    const { sessionIdleMs } = gateway.config;
    gateway.pass(sessionIdleMs - 1);
    await tab.state();
    gateway.pass(2);
    expect(await tab.trySession()).toMatchObject({ errorCode: 'NOT_LOGGED_IN' });
  });

  it('[SP-06] has no reality check where the policy has none and the member has chosen none', async () => {
    const tab = await (await playerAt(gateway)).openSession();
    gateway.pass(25 * MINUTE);
    expect((await tab.state()).realityCheck).toEqual({
      interval: null,
      intervals: ['PT15M', 'PT30M', 'PT60M'],
      isRequired: false,
      dueAt: null,
      isDue: false,
    });
  });

  it.each([
    ['PT15M', 15],
    ['PT30M', 30],
    ['PT60M', 60],
  ])(
    '[SP-06] [R08] [R31] is interrupted after %s, and not a moment sooner',
    async (interval, minutes) => {
      const tab = await (await playerAt(gateway)).openSession();
      const dueAt = iso(gateway.now() + minutes * MINUTE);
      expect(await tab.choose(interval)).toMatchObject({ interval, dueAt, isDue: false });
      for (let passed = 0; passed + 15 < minutes; passed += 15) {
        gateway.pass(15 * MINUTE);
        await tab.use();
      }
      gateway.pass(15 * MINUTE - 1);
      expect((await tab.state()).realityCheck).toMatchObject({ dueAt, isDue: false });
      gateway.pass(1);
      expect((await tab.state()).realityCheck).toMatchObject({ dueAt, isDue: true });
    },
  );

  it('[SP-06] counts what was played before a choice', async () => {
    const tab = await (await playerAt(gateway)).openSession();
    await tab.choose('PT60M');
    gateway.pass(20 * MINUTE);
    const dueAt = iso(gateway.now() + 10 * MINUTE);
    expect(await tab.choose('PT30M')).toMatchObject({ isDue: false, dueAt });
    expect(await tab.tryChoose('PT20M')).toMatchObject({ errorCode: 'FEATURE_OFF' });
    expect(await tab.choose(null)).toMatchObject({ interval: null, dueAt: null });
    expect(await tab.choose('PT15M')).toMatchObject({ isDue: true });
  });

  it.each(['PT30M', 'PT60M', null])(
    '[SP-06] leaves a check that is due to be answered, where %s is chosen then',
    async (interval) => {
      const tab = await (await playerAt(gateway)).openSession();
      await tab.choose('PT15M');
      const dueAt = iso(gateway.now() + 15 * MINUTE);
      gateway.pass(15 * MINUTE);
      expect(await tab.choose(interval)).toMatchObject({ interval, dueAt, isDue: true });
      gateway.pass(MINUTE);
      await tab.choose('PT60M');
      expect(await tab.choose(interval)).toMatchObject({ interval, dueAt, isDue: true });
      const shownAt = iso(gateway.now());
      const { realityCheck } = await tab.answer({ dueAt, shownAt, answer: 'GO_ON' });
      const minutes = interval === null ? null : Number(interval.slice(2, -1));
      const next = minutes === null ? null : iso(gateway.now() + minutes * MINUTE);
      expect(realityCheck).toMatchObject({ interval, dueAt: next, isDue: false });
    },
  );

  it('[SP-06] [R31] keeps the answer with the time and the figures that were shown, and counts anew', async () => {
    const player = await playerAt(gateway);
    const startedAt = gateway.now();
    const tab = await player.openSession();
    await tab.choose('PT15M');
    await player.bet({ stake: 2000n, payout: 500n });
    gateway.pass(15 * MINUTE);
    const shown = await tab.state();
    const dueAt = shown.realityCheck.dueAt ?? '';
    gateway.pass(1);
    // A round that was on its way when the figures were shown.
    await player.bet({ stake: 700n, payout: 0n });
    gateway.pass(MINUTE);
    const after = await tab.answer({ dueAt, shownAt: shown.now, answer: 'GO_ON' });
    expect(after).toMatchObject({
      gameResult: '-22.00',
      realityCheck: { isDue: false, dueAt: iso(gateway.now() + 15 * MINUTE) },
    });
    const kept = await gateway.db
      .select()
      .from(realityCheckAnswer)
      .where(eq(realityCheckAnswer.accountId, player.accountId));
    expect(kept).toMatchObject([
      {
        sessionId: shown.sessionId,
        answer: 'GO_ON',
        startedAt: new Date(startedAt),
        shownAt: new Date(shown.now),
        answeredAt: new Date(gateway.now()),
        stake: 2000n,
        payout: 500n,
        gameResult: -1500n,
      },
    ]);
  });

  it('[SP-06] takes one answer to a check, whichever tab is first', async () => {
    const player = await playerAt(gateway);
    const tab = await player.openSession();
    await tab.choose('PT15M');
    gateway.pass(15 * MINUTE);
    const { now: shownAt, realityCheck } = await tab.state();
    const check = { dueAt: realityCheck.dueAt ?? '', shownAt };
    const answers = await Promise.all([
      tab.tryAnswer({ ...check, answer: 'HISTORY' }),
      tab.tryAnswer({ ...check, answer: 'STOP' }),
    ]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    gateway.pass(MINUTE);
    const again = await tab.answer({ ...check, answer: 'GO_ON' });
    expect(again.realityCheck.dueAt).toBe(iso(gateway.now() + 14 * MINUTE));
    const kept = await gateway.db
      .select({ answer: realityCheckAnswer.answer })
      .from(realityCheckAnswer)
      .where(eq(realityCheckAnswer.accountId, player.accountId));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.answer).not.toBe('GO_ON');
  });

  it('[SP-06] takes no answer to a check that is not due, nor figures of another time', async () => {
    const tab = await (await playerAt(gateway)).openSession();
    await tab.choose('PT15M');
    const { realityCheck } = await tab.state();
    const dueAt = realityCheck.dueAt ?? '';
    const refused = { errorCode: 'STATE_CONFLICT' };
    gateway.pass(15 * MINUTE - 1);
    const early = { dueAt, shownAt: iso(gateway.now()), answer: 'GO_ON' } as const;
    expect(await tab.tryAnswer(early)).toMatchObject(refused);
    gateway.pass(1);
    expect(await tab.tryAnswer(early)).toMatchObject(refused);
    const later = { ...early, shownAt: iso(gateway.now() + 1) };
    expect(await tab.tryAnswer(later)).toMatchObject(refused);
    const other = { ...early, dueAt: iso(gateway.now() - 1), shownAt: iso(gateway.now()) };
    expect(await tab.tryAnswer(other)).toMatchObject(refused);
    expect((await tab.state()).realityCheck.isDue).toBe(true);
    expect(await tab.tryAnswer({ ...early, shownAt: dueAt })).toMatchObject({ success: true });
  });
});

describe('[SP-06] where the policy requires a reality check', () => {
  it('a choice of what held before stays, whatever a later policy has for its standard', async () => {
    const open = await startGateway();
    const player = await playerAt(open);
    const tab = await player.openSession();
    expect((await tab.choose(null)).interval).toBeNull();
    const realityCheck = {
      intervals: ['PT15M', 'PT30M', 'PT60M'],
      standard: 'PT30M',
      isRequired: false,
    };
    const later = await startGateway(policyWith({ realityCheck }), open);
    const { value } = await later.call('GET', '/wps/saferPlay/playSession', { token: tab.token });
    expect(value).toMatchObject({ realityCheck: { interval: null } });
    await later.close();
    await open.close();
  });

  it('its standard holds, and nobody turns it off', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/pa-like.json' });
    const tab = await (await playerAt(gateway)).openSession();
    const { realityCheck } = await tab.state();
    expect(realityCheck).toMatchObject({ interval: 'PT60M', isRequired: true });
    expect(await tab.tryChoose(null)).toMatchObject({ errorCode: 'FEATURE_OFF' });
    expect(await tab.choose('PT15M')).toMatchObject({ interval: 'PT15M' });
    await gateway.close();
  });
});
