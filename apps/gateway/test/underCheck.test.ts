import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway';
import { playerAt } from './support/play';

const MINUTE = 60_000;
/** A round that was on its way when a check became due still counts. */
const GRACE = 5_000;
const DUE = { success: false, errorCode: 'REALITY_CHECK_DUE' };
const ENDED = { success: false, errorCode: 'LAUNCH_EXPIRED' };
const PLAYED = { success: true };

describe('[SP-06] a reality check that waits for its answer', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  /** A member with money in an open game, whose check has just become due. */
  async function underCheck() {
    const player = await playerAt(gateway);
    await player.fund(10_00n);
    const tab = await player.openSession();
    await tab.choose('PT15M');
    const games = [await tab.launch(), await tab.launch()] as const;
    for (const round of games) expect(await round()).toMatchObject(PLAYED);
    gateway.pass(15 * MINUTE);
    const answer = async (chosen: 'GO_ON' | 'HISTORY' | 'STOP') => {
      const { now: shownAt, realityCheck } = await tab.state();
      return tab.tryAnswer({ dueAt: realityCheck.dueAt ?? '', shownAt, answer: chosen });
    };
    return { player, tab, games, answer };
  }

  it('[R08] [R31] lets no game play on by itself, and none begin, until it has it', async () => {
    const { player, tab, games, answer } = await underCheck();
    gateway.pass(GRACE);
    expect(await games[0]()).toMatchObject(PLAYED);
    expect(await tab.tryLaunch()).toMatchObject(PLAYED);
    gateway.pass(1);
    const { stake, balance } = await tab.state();
    for (const round of games) expect(await round()).toMatchObject(DUE);
    expect(await tab.tryLaunch()).toMatchObject(DUE);
    expect(await tab.state()).toMatchObject({ stake, balance });
    // Another session has a check of its own.
    expect(await (await (await player.openSession()).launch())()).toMatchObject(PLAYED);
    await answer('GO_ON');
    for (const round of games) expect(await round()).toMatchObject(PLAYED);
    expect(await tab.tryLaunch()).toMatchObject(PLAYED);
  });

  it('ends the games of all tabs of the session when the answer is to stop', async () => {
    const { tab, games, answer } = await underCheck();
    const opened = await tab.launch();
    expect(await answer('STOP')).toMatchObject(PLAYED);
    for (const round of [...games, opened]) expect(await round()).toMatchObject(ENDED);
    // The member is still logged in, and may begin another.
    expect(await (await tab.launch())()).toMatchObject(PLAYED);
  });

  it('ends them too where another tab had gone on before, but not for an answer that is refused', async () => {
    const { tab, games, answer } = await underCheck();
    const { now: shownAt, realityCheck } = await tab.state();
    const stop = { dueAt: realityCheck.dueAt ?? '', shownAt, answer: 'STOP' } as const;
    const other = { ...stop, dueAt: shownAt.replace(/\d\d\.\d+Z/, '00.001Z') };
    expect(await tab.tryAnswer(other)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await games[0]()).toMatchObject(PLAYED);
    await answer('GO_ON');
    expect(await games[0]()).toMatchObject(PLAYED);
    expect(await tab.tryAnswer(stop)).toMatchObject(PLAYED);
    for (const round of games) expect(await round()).toMatchObject(ENDED);
  });
});
