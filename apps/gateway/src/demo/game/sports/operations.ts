import { formatAmount, parseAmount } from '../../../money/amount';
import { notAmong } from '../../../money/bounds';
import type { Handlers, Services } from '../../../services';
import { bookRound } from '../bookRound';
import { readLaunch } from '../launchOf';
import { STAKES } from '../stakes';
import { matchesAt } from './matches';
import { checkPicks, playSlip, quoteSlip, timesOf } from './slip';

/** The sports page of the demonstration. */
export function sportsOperations(services: Services) {
  return {
    async getDemoMatches(call) {
      await readLaunch(services, call, 'SPORTS');
      const { matches, changesAt } = matchesAt(call.now);
      return {
        matches: matches.map(({ matchId, home, away, minute, homeScore, awayScore, odds }) => ({
          ...{ matchId, home, away, minute, homeScore, awayScore },
          picks: [...odds].map(([pick, of]) => ({ pick, odds: formatAmount(of) })),
        })),
        asOf: call.now.toISOString(),
        changesAt: changesAt.toISOString(),
      };
    },

    async quoteDemoSlip(call) {
      await readLaunch(services, call, 'SPORTS');
      checkPicks(call.body);
      if (!STAKES.includes(call.body.stake)) throw notAmong(STAKES, 'stake');
      return quoteSlip(call.body, matchesAt(call.now).matches, parseAmount(call.body.stake));
    },

    async placeDemoSlip(call) {
      checkPicks(call.body);
      const { stake, type } = call.body;
      const { booked, outcome } = await bookRound(services, call, {
        kind: 'SPORTS',
        stake,
        times: timesOf(call.body),
        decide: () => playSlip(call.body, matchesAt(call.now).matches, parseAmount(stake)),
      });
      const { picks, totalOdds } = outcome;
      return { ...booked, type, picks, totalOdds };
    },
  } satisfies Handlers;
}
