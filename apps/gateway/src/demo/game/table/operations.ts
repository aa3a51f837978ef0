import type { Handlers, Services } from '../../../services';
import { bookRound } from '../bookRound';
import { deal, payoutOf } from './table';

/** The table with a dealer of the demonstration. */
export function tableOperations(services: Services) {
  return {
    async playDemoTable(call) {
      const { stake, place } = call.body;
      const { booked, outcome } = await bookRound(services, call, {
        kind: 'TABLE',
        stake,
        decide(amount) {
          const dealt = deal();
          return { ...dealt, win: payoutOf(amount, place, dealt.winner) };
        },
      });
      const { player, banker, winner } = outcome;
      return { ...booked, place, winner, player, banker };
    },
  } satisfies Handlers;
}
