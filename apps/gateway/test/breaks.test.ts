import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageKind } from '../src/inbox/kinds';
import { message } from '../src/inbox/schema';
import { sendMessages } from '../src/inbox/sendMessages';
import { refuseBeyondLimits, STAKED } from '../src/saferPlay/refuseBeyondLimits';
import { breaksOf, exclusion, policyWith } from './support/breaks';
import { startGateway, type TestGateway } from './support/gateway';
import { ownLimitsOf } from './support/ownLimits';
import { withdrawalsOf } from './support/withdrawals';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAUSED = { status: 403, errorCode: 'PLAY_PAUSED' };
const ENDED = { status: 401, errorCode: 'NOT_LOGGED_IN' };

describe('a break from play', () => {
  let gateway: TestGateway;
  let own: ReturnType<typeof breaksOf>;
  beforeAll(async () => {
    gateway = await startGateway();
    own = breaksOf(gateway);
  });
  afterAll(() => gateway.close());
  const iso = (ms: number) => new Date(ms).toISOString();

  it('[SP-07] [R21] [R22] has the durations of the policy, each with its end', async () => {
    await own.join();
    const { current, breaks, exclusions } = await own.choices();
    expect(current).toBeNull();
    expect(breaks.map(({ duration }) => duration)).toEqual(['P1D', 'P1W', 'P1M', 'P2M', 'P3M']);
    expect(exclusions.map(({ duration }) => duration)).toEqual(['P6M', 'P1Y', 'P5Y']);
    expect(breaks[0]).toEqual({ duration: 'P1D', endsAt: iso(gateway.now() + DAY) });
  });

  it('[SP-07] [R21] ends every session at once, and lets nobody play until it is over', async () => {
    await own.join();
    const other = own.token;
    await own.logIn();
    const started = await own.start('BREAK', 'P1D');
    const end = iso(gateway.now() + DAY);
    expect(started.value).toMatchObject({ kind: 'BREAK', endsAt: end, playableFrom: end });
    for (const token of [own.token, other])
      expect(await gateway.call('GET', '/wps/session', { token })).toMatchObject(ENDED);
    await own.logIn();
    expect(await own.launch()).toMatchObject({
      ...PAUSED,
      value: { playPause: { kind: 'BREAK', endsAt: end } },
    });
    expect((await own.get('/wps/member/info')).value).toMatchObject({
      playPause: { kind: 'BREAK', endsAt: end },
    });
    await own.pass(DAY - 1);
    expect(await own.launch()).toMatchObject(PAUSED);
    await own.pass(1);
    expect(await own.launch()).toMatchObject({ success: true });
    expect((await own.get('/wps/member/info')).value).toMatchObject({ playPause: null });
  });

  it('[SP-07] [R23] leaves the way to the money open', async () => {
    await own.join();
    await own.start('EXCLUSION', 'P6M');
    await own.logIn();
    for (const url of ['/wps/v2/wallets/balance', '/wps/wallet/withdraw/methods', '/wps/messages'])
      expect(await own.get(url), url).toMatchObject({ success: true });
    const body = { methodId: 'dm-wallet', amount: '20.00' };
    const deposit = await gateway.call('POST', '/wps/wallet/deposits', {
      token: own.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(deposit).toMatchObject(PAUSED);
  });

  it('[SP-07] [R23] lets what is there be withdrawn', async () => {
    const member = await withdrawalsOf(gateway);
    await member.logIn();
    const body = { kind: 'EXCLUSION', duration: 'P5Y' };
    await gateway.call('POST', '/wps/saferPlay/pause', { token: member.token(), body });
    await member.logIn();
    expect(await member.ask({ amount: '50.00' })).toMatchObject({ success: true });
  });

  it('[SP-07] ends the game that is being played', async () => {
    const player = ownLimitsOf(gateway);
    await player.join();
    const launch = await player.launch();
    await player.staked(launch, '1.00');
    await player.startPause('BREAK', 'P1W');
    expect(await player.stake(launch, '1.00')).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' });
  });

  it('[SP-07] is never shortened, and can be followed by an exclusion', async () => {
    await own.join();
    await own.start('BREAK', 'P1W');
    await own.logIn();
    expect(await own.start('BREAK', 'P1D')).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    const { breaks } = await own.choices();
    expect(breaks.map(({ duration }) => duration)).toEqual(['P1M', 'P2M', 'P3M']);
    expect(await own.start('EXCLUSION', 'P6M')).toMatchObject({ success: true });
    await own.logIn();
    expect((await own.choices()).breaks).toEqual([]);
    await own.pass(31 * DAY);
    expect(await own.launch()).toMatchObject(PAUSED);
  });

  it('[SP-07] [R21] refuses what was on its way already when it began', async () => {
    await own.join();
    const query = { accountId: own.accountId, now: new Date(gateway.now()), offsetMinutes: 0 };
    const counted = { kinds: STAKED, amount: 100n, field: 'stake' };
    // Behind the check of the session, which was before the break.
    const stake = () => gateway.db.transaction((tx) => refuseBeyondLimits(tx, query, counted));
    await expect(stake()).resolves.toBeUndefined();
    await own.start('BREAK', 'P1D');
    await expect(stake()).rejects.toMatchObject({ code: 'PLAY_PAUSED' });
  });

  it('has no durations but those of the policy', async () => {
    await own.join();
    expect(await own.start('BREAK', 'P2W')).toMatchObject({ errorCode: 'FEATURE_OFF' });
    expect(await own.start('EXCLUSION', 'P1D')).toMatchObject({ errorCode: 'FEATURE_OFF' });
    expect(await own.start('BREAK', 'soon')).toMatchObject({ errorCode: 'BAD_REQUEST' });
  });

  it('[SP-07] [R22] has no offers', async () => {
    await own.join();
    const url = '/wps/relay/MCSFE_getPromotionList';
    expect(await own.get(url)).toMatchObject({ success: true });
    await own.start('BREAK', 'P1D');
    await own.logIn();
    expect(await own.get(url)).toMatchObject(PAUSED);
    expect(await told('PROMOTION')).toBe(0);
    // Each by its own moment.
    expect(await told('PROMOTION', DAY)).toBe(1);
    expect(await told('FUNDS')).toBe(1);
    await own.pass(DAY);
    expect(await told('PROMOTION')).toBe(1);
  });

  /** Sends a message to the member, and counts what arrives. */
  async function told(kind: MessageKind, later = 0): Promise<number> {
    const { accountId } = own;
    const text = { title: { EN: randomUUID() }, content: { EN: '<p>News.</p>' } };
    const sentAt = new Date(gateway.now() + later);
    const now = { ...text, title: { EN: randomUUID() } };
    await sendMessages(gateway.db, [
      { accountId, kind, text: now, sentAt: new Date(gateway.now()) },
      { accountId, kind, text, sentAt },
    ]);
    return gateway.db.$count(message, eq(message.title, text.title.EN));
  }
});

describe('the end of an exclusion', () => {
  it('[SP-07] comes with its time and the cooling-off where the policy says so', async () => {
    const gateway = await startGateway(policyWith(exclusion({ durations: ['P1M'] })));
    const own = breaksOf(gateway);
    await own.join();
    const { value } = await own.start('EXCLUSION', 'P1M');
    const { endsAt, playableFrom } = value as { endsAt: string; playableFrom: string };
    expect(Date.parse(playableFrom) - Date.parse(endsAt)).toBe(DAY);
    await own.pass(Date.parse(playableFrom) - gateway.now() - 1);
    expect(await own.launch()).toMatchObject(PAUSED);
    await own.pass(1);
    expect(await own.launch()).toMatchObject({ success: true });
    await gateway.close();
  });

  it('[SP-07] [R25] has to be asked for with a reason, and comes after the delay', async () => {
    const gateway = await startGateway(
      policyWith(exclusion({ durations: ['P1D', 'P1W'], end: 'ON_REQUEST', coolingOff: 'P7D' })),
    );
    const own = breaksOf(gateway);
    await own.join();
    await own.start('EXCLUSION', 'P1D');
    await own.logIn();
    expect(await own.requestEnd('Too soon')).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    await own.pass(DAY);
    expect((await own.choices()).current).toMatchObject({ canRequestEnd: true });
    expect(await own.launch()).toMatchObject(PAUSED);
    expect(await own.requestEnd('  ')).toMatchObject({ errorCode: 'BAD_REQUEST' });
    const { value } = await own.requestEnd('I can hold my limits now.');
    const playableFrom = new Date(gateway.now() + 7 * DAY).toISOString();
    expect(value).toMatchObject({ canRequestEnd: false, playableFrom });
    await own.pass(HOUR);
    expect((await own.requestEnd('Again')).value).toMatchObject({ playableFrom });
    await own.pass(7 * DAY - HOUR - 1);
    expect(await own.launch()).toMatchObject(PAUSED);
    await own.pass(1);
    expect(await own.launch()).toMatchObject({ success: true });
    await gateway.close();
  });

  it('[SP-07] may stay to be asked for, and another exclusion begins all the same', async () => {
    const asked = policyWith(
      exclusion({ durations: ['P1D'], end: 'ON_REQUEST', coolingOff: 'P7D' }),
    );
    const gateway = await startGateway(asked);
    const own = breaksOf(gateway);
    await own.join();
    await own.start('EXCLUSION', 'P1D');
    await own.pass(2 * DAY);
    // Exclusions end by themselves now; the one that waits does not.
    const later = await startGateway(policyWith(exclusion({ durations: ['P1D'] })), gateway);
    const body = { kind: 'EXCLUSION', duration: 'P1D' };
    const begun = await later.call('POST', '/wps/saferPlay/pause', { token: own.token, body });
    const endsAt = new Date(gateway.now() + DAY).toISOString();
    expect(begun.value).toMatchObject({ endsAt, playableFrom: null });
    await own.logIn();
    expect(await own.requestEnd('Early')).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    await own.pass(DAY);
    // Both are asked for, and the longer cooling-off holds.
    const playableFrom = new Date(gateway.now() + 7 * DAY).toISOString();
    expect((await own.requestEnd('Now')).value).toMatchObject({ playableFrom });
    await own.start('BREAK', 'P1M');
    await own.logIn();
    expect((await own.requestEnd('Again')).value).toMatchObject({ kind: 'BREAK' });
    await later.close();
    await gateway.close();
  });

  it('[SP-01] lets members on a break have offers where the policy allows it, and excluded ones never', async () => {
    const gateway = await startGateway(policyWith({ marketing: { duringBreak: true } }));
    const own = breaksOf(gateway);
    const url = '/wps/relay/MCSFE_getPromotionList';
    await own.join();
    await own.start('BREAK', 'P1D');
    await own.logIn();
    expect(await own.get(url)).toMatchObject({ success: true });
    await own.start('EXCLUSION', 'P6M');
    await own.logIn();
    expect(await own.get(url)).toMatchObject(PAUSED);
    await gateway.close();
  });
});
