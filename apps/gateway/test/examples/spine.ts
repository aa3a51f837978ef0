import { matchesAt } from '../../src/demo/game/sports/matches';
import { formatAmount } from '../../src/money/amount';
import { DEMO_KEY } from '../support/gateway';
import { catalogue } from '../support/template';
import type { Examples } from './examples';

const launched: NonNullable<Examples['getGameSession']> = async (gateway) => {
  const token = await gateway.login('member1');
  // A game of a vendor that uses the main wallet, which has money in it.
  const { vendorWallets } = gateway.config;
  const game = catalogue.games.find(({ vassalage }) => !vendorWallets.includes(vassalage));
  const url = `/wps/game/launchGame?nodeId=${game?.nodeId}`;
  const { value } = await gateway.call('GET', url, { token });
  const { gameUrl } = value as { gameUrl: string };
  return { values: { 'X-Launch-Token': gameUrl.split('#launch=')[1] ?? '' } };
};

/** A slip with odds of now. */
const slip: NonNullable<Examples['placeDemoSlip']> = async (gateway, token) => {
  const call = await launched(gateway, token);
  const [match] = matchesAt(new Date(gateway.now())).matches.slice(-1);
  const [[pick, odds] = ['HOME', 100n] as const] = match?.odds ?? [];
  const { matchId } = match ?? {};
  const picks = [{ matchId, pick, odds: formatAmount(odds) }];
  return { ...call, body: { stake: '1.00', type: 'SINGLES', picks } };
};

/** Example calls about login, lobby, launch and notices. */
export const spineExamples: Examples = {
  login: () => ({ body: { type: 'username', username: 'member1', password: 'Parlour#2024' } }),
  addFavoriteGame: () => ({ body: { nodeId: 2000, vendor: 'LNW', gameType: 'RNG' } }),
  removeFavoriteGame: () => ({ values: { nodeId: '2000' } }),
  getGame: () => ({ values: { nodeId: '2000' } }),
  launchGame: () => ({ values: { nodeId: '2000', vassalage: 'LNW', gameCode: 'lantern-koi' } }),
  launchFreePlay: () => ({ values: { nodeId: '2000' } }),
  getGameSession: launched,
  playDemoRound: launched,
  playDemoTable: launched,
  getDemoMatches: launched,
  quoteDemoSlip: slip,
  placeDemoSlip: slip,
  getDemoSwitches: () => ({ values: { 'X-Demo-Key': DEMO_KEY } }),
  setDemoSwitches: () => ({ values: { 'X-Demo-Key': DEMO_KEY }, body: { slowMilliseconds: 0 } }),
  getAnnouncementContent: () => ({ values: { id: catalogue.notices('EN')[0]?.id ?? '' } }),
};
