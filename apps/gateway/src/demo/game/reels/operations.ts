import type { Handlers, Services } from '../../../services';
import { bookRound } from '../bookRound';
import { spin } from './reels';

/** The slot machine of the demonstration. */
export function reelsOperations(services: Services) {
  return {
    async playDemoRound(call) {
      const { booked, outcome } = await bookRound(services, call, {
        kind: 'REELS',
        stake: call.body.stake,
        decide(stake) {
          const { symbols, winningLines, pays } = spin();
          return { symbols, winningLines, win: stake * BigInt(pays) };
        },
      });
      const { symbols, winningLines } = outcome;
      return { ...booked, symbols, winningLines };
    },
  } satisfies Handlers;
}
