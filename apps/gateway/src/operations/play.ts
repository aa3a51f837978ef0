import { randomBytes } from 'node:crypto';
import { bet } from '../database/schema';
import { openLaunch, playedLaunch } from '../games/launches';
import { PAY_TABLE, spin } from '../games/reels';
import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { amountOn, houseAccount, post } from '../money/ledger';
import { picturePath } from '../pictures/resolvePicture';
import type { Handlers } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { CURRENCY, HOUSE, PLAY_HOUSE } from '../session/accounts';

type LanguageCode = components['schemas']['LanguageCode'];

const STAKES = ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '25.00'];

/** The demo game: its page knows nothing but the launch token. */
export function playOperations({ db, catalogue, sessions }: Services) {
  const tokenOf = (call: { header(name: string): string | undefined }) =>
    call.header('X-Launch-Token') ?? '';
  return {
    async getGameSession(call) {
      const opened = await openLaunch(db, tokenOf(call), call.now);
      const game = opened.nodeId === null ? undefined : catalogue.game(opened.nodeId);
      return {
        launchId: opened.id,
        nodeId: opened.nodeId,
        displayName: game?.displayName ?? opened.vassalage,
        showIcon: game === undefined ? null : picturePath.game(game),
        gameType: opened.gameType,
        playMoney: opened.playMoney,
        currency: CURRENCY,
        balance: formatAmount(await amountOn(db, opened.ledgerAccountId)),
        stakes: [...STAKES],
        payTable: [...PAY_TABLE],
        language: opened.language as LanguageCode,
        backUrl: opened.backUrl,
        expiresAt: opened.expiresAt.toISOString(),
      };
    },

    async playDemoRound(call) {
      // Everything here runs on the transaction of the call, so a round is booked whole or not.
      const { db: tx, intent, now, body } = call;
      if (intent === null) throw new Error('A round needs an intent');
      const launched = await playedLaunch(tx, tokenOf(call), now);
      const { sessionId, accountId, playMoney } = launched;
      if (sessionId !== null && !(await sessions.touch(tx, sessionId)))
        throw new Refusal('NOT_LOGGED_IN');
      if (!STAKES.includes(body.stake)) throw new Refusal('LIMIT_EXCEEDED');
      const stake = parseAmount(body.stake);
      const { symbols, winningLines, pays } = spin();
      const win = stake * BigInt(pays);
      const house = await houseAccount(tx, playMoney ? PLAY_HOUSE : HOUSE, CURRENCY);
      const player = launched.ledgerAccountId;
      const roundId = `rd-${randomBytes(8).toString('hex')}`;
      const txnId = await post(tx, {
        ...intent,
        kind: 'GAME_ROUND',
        reference: roundId,
        at: now,
        postings: [
          { account: player, amount: -stake },
          { account: house, amount: stake },
          ...(win > 0n
            ? [
                { account: house, amount: -win },
                { account: player, amount: win },
              ]
            : []),
        ],
      });
      if (accountId !== null) {
        const { id: launchId, nodeId, vassalage, gameType } = launched;
        const round = { launchId, nodeId, vassalage, gameType, accountId, txnId };
        await tx.insert(bet).values({ id: roundId, ...round, stake, payout: win, playedAt: now });
      }
      return {
        roundId,
        symbols,
        winningLines,
        stake: formatAmount(stake),
        win: formatAmount(win),
        balance: formatAmount(await amountOn(tx, player)),
        playedAt: now.toISOString(),
      };
    },
  } satisfies Handlers;
}
