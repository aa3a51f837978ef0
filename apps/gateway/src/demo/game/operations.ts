import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/open';
import { openLaunch, openPlayed, playedLaunch } from '../../games/launches';
import { picturePath } from '../../games/picturePath';
import { bet } from '../../games/schema';
import type { components } from '../../generated/contract';
import { formatAmount, parseAmount } from '../../money/amount';
import { notAmong } from '../../money/bounds';
import { amountOn, houseAccount, post } from '../../money/ledger';
import { passed } from '../../money/postings';
import { refuseWithBalance } from '../../money/refuseWithBalance';
import { Refusal } from '../../platform/refusal';
import { refuseBeyondLimits, STAKED } from '../../saferPlay/refuseBeyondLimits';
import { refuseUnderCheck } from '../../saferPlay/refuseUnderCheck';
import type { Handlers, Services } from '../../services';
import { CURRENCY, HOUSE, PLAY_HOUSE } from '../../session/accounts';
import { lockAccount } from '../../wallet/lockAccount';
import { PAY_TABLE, spin } from './reels';

type LanguageCode = components['schemas']['LanguageCode'];

const STAKES = ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '25.00'];

/** Operations of the demo game, whose page only has the launch token. */
export function demoGameOperations(services: Services) {
  const { config, db, catalogue, sessions } = services;
  const tokenOf = (call: { header(name: string): string | undefined }) =>
    call.header('X-Launch-Token') ?? '';

  /** When a session has ended, its launches have too. */
  const checkSession = async (on: Database, sessionId: string | null) => {
    if (sessionId !== null && !(await sessions.touch(on, sessionId)))
      throw new Refusal('LAUNCH_EXPIRED');
  };

  return {
    async getGameSession(call) {
      const opened = await openLaunch(db, tokenOf(call), call.now);
      await checkSession(db, opened.sessionId);
      const game = opened.nodeId === null ? undefined : catalogue.game(opened.nodeId);
      const lobby = catalogue.vendor(opened.vassalage)?.displayName ?? opened.vassalage;
      return {
        launchId: opened.id,
        nodeId: opened.nodeId,
        displayName: game?.displayName ?? lobby,
        showIcon: game === undefined ? null : picturePath.game(game),
        gameType: opened.gameType,
        playMoney: opened.playMoney,
        currency: CURRENCY,
        balance: formatAmount(await amountOn(db, opened.ledgerAccountId)),
        stakes: [...STAKES],
        payTable: [...PAY_TABLE],
        language: opened.language as LanguageCode,
        lottery: opened.lottery,
        backUrl: opened.backUrl,
        expiresAt: opened.expiresAt.toISOString(),
      };
    },

    async playDemoRound(call) {
      // Everything here runs in the call's transaction, so that a round is booked completely or not at all.
      const { db: tx, intent, now, body } = call;
      if (intent === null) throw new Error('A round needs an intent');
      const launched = await playedLaunch(tx, tokenOf(call), now);
      const { sessionId, accountId, playMoney } = launched;
      // Account, session, launch: the order of a break and of a new password, which end sessions with their games.
      if (accountId !== null) await lockAccount(tx, accountId);
      await checkSession(tx, sessionId);
      await openPlayed(tx, launched, now);
      if (!STAKES.includes(body.stake)) throw notAmong(STAKES, 'stake');
      const stake = parseAmount(body.stake);
      const { symbols, winningLines, pays } = spin();
      const win = stake * BigInt(pays);
      // Play money counts against no limit, and is no session of play.
      if (accountId !== null) {
        if (sessionId !== null)
          await refuseUnderCheck(tx, sessionId, { policy: services.policy, now });
        await refuseBeyondLimits(
          tx,
          { accountId, now, offsetMinutes: config.utcOffsetMinutes },
          { kinds: STAKED, amount: stake, field: 'stake' },
        );
      }
      const house = await houseAccount(tx, {
        merchant: config.merchant,
        kind: playMoney ? PLAY_HOUSE : HOUSE,
        currency: CURRENCY,
      });
      const player = launched.ledgerAccountId;
      const roundId = `rd-${randomBytes(8).toString('hex')}`;
      const booked = post(tx, {
        ...intent,
        kind: 'GAME_ROUND',
        reference: roundId,
        at: now,
        postings: [...passed(player, house, stake), ...passed(house, player, win)],
      });
      const txnId = await refuseWithBalance(tx, { account: player, field: 'stake' }, booked);
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
