import { WAGERS } from '../../src/demo/game/draw/wagers';
import { matchesAt } from '../../src/demo/game/sports/matches';
import { listLotteries } from '../../src/lottery/lotteries';
import { runningDraw } from '../../src/lottery/schedule';
import { formatAmount } from '../../src/money/amount';
import { DEMO_KEY } from '../support/gateway';
import { launchedBy } from '../support/lotteryRoom';
import { catalogue } from '../support/template';
import type { Examples } from './examples';

const launch =
  (query: string): NonNullable<Examples['getGameSession']> =>
  async (gateway) => {
    const token = await launchedBy(gateway, await gateway.login('member1'), query);
    return { values: { 'X-Launch-Token': token } };
  };

/** Launches of vendors that use the main wallet, which has money in it. */
const slots = launch('nodeId=48043');
const liveTable = launch('vassalage=MZN&gameType=LIVE');
const sports = launch('vassalage=BTI');

/** A slip with odds of now. */
const slip: NonNullable<Examples['placeDemoSlip']> = async (gateway, token) => {
  const call = await sports(gateway, token);
  const [match] = matchesAt(new Date(gateway.now())).matches.slice(-1);
  const [[pick, odds] = ['HOME', 100n] as const] = match?.odds ?? [];
  const { matchId } = match ?? {};
  const picks = [{ matchId, pick, odds: formatAmount(odds) }];
  return { ...call, body: { stake: '1.00', type: 'SINGLES', picks } };
};

/** The launch of a lottery of the main wallet, and its open draw. */
const lotteryOpen: NonNullable<Examples['buyDemoTicket']> = async (gateway) => {
  const { vendorWallets, utcOffsetMinutes: offsetMinutes } = gateway.config;
  const now = new Date(gateway.now());
  const found = listLotteries(catalogue).find(({ game, seconds }) => {
    const isOpen = now < runningDraw({ seconds, offsetMinutes }, now).closesAt;
    return isOpen && !game.isMaintenance && !vendorWallets.includes(game.vassalage);
  });
  if (found === undefined) return {};
  const { game, group, seconds } = found;
  const [wager] = WAGERS[group];
  const opened = await launchedBy(gateway, await gateway.login('member1'), `nodeId=${game.nodeId}`);
  return {
    values: { 'X-Launch-Token': opened, gameCode: game.gameCode },
    body: {
      gameCode: game.gameCode,
      numero: runningDraw({ seconds, offsetMinutes }, now).numero,
      wager: wager?.code,
      picks: wager?.numbers.slice(0, wager.count),
      stake: '1.00',
    },
  };
};

/** Example calls about login, lobby, launch and notices. */
export const spineExamples: Examples = {
  login: () => ({ body: { type: 'username', username: 'member1', password: 'Parlour#2024' } }),
  addFavoriteGame: () => ({ body: { nodeId: 2000, vendor: 'LNW', gameType: 'RNG' } }),
  removeFavoriteGame: () => ({ values: { nodeId: '2000' } }),
  getGame: () => ({ values: { nodeId: '2000' } }),
  launchGame: () => ({ values: { nodeId: '2000', vassalage: 'LNW', gameCode: 'lantern-koi' } }),
  launchFreePlay: () => ({ values: { nodeId: '2000' } }),
  getGameSession: slots,
  playDemoRound: slots,
  playDemoTable: liveTable,
  getDemoMatches: sports,
  quoteDemoSlip: slip,
  placeDemoSlip: slip,
  getDemoDraw: async (gateway, token) => ({ values: (await lotteryOpen(gateway, token)).values }),
  buyDemoTicket: lotteryOpen,
  getDemoSwitches: () => ({ values: { 'X-Demo-Key': DEMO_KEY } }),
  setDemoSwitches: () => ({ values: { 'X-Demo-Key': DEMO_KEY }, body: { slowMilliseconds: 0 } }),
  getAnnouncementContent: () => ({ values: { id: catalogue.notices('EN')[0]?.id ?? '' } }),
};
