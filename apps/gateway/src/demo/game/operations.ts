import { openLaunch } from '../../games/launches';
import { picturePath } from '../../games/picturePath';
import type { components } from '../../generated/contract';
import { formatAmount } from '../../money/amount';
import { amountOn } from '../../money/ledger';
import type { Handlers, Services } from '../../services';
import { CURRENCY } from '../../session/accounts';
import { checkSession } from './checkSession';
import { drawOperations } from './draw/operations';
import { kindOf } from './kinds';
import { reelsOperations } from './reels/operations';
import { PAY_TABLE } from './reels/reels';
import { sportsOperations } from './sports/operations';
import { SLIP_RULES } from './sports/slip';
import { STAKES } from './stakes';
import { tableOperations } from './table/operations';
import { PLACE_PAYS } from './table/table';

type LanguageCode = components['schemas']['LanguageCode'];

/** Operations of the demo games, whose page only has the launch token. */
export function demoGameOperations(services: Services) {
  const { db, catalogue } = services;
  return {
    async getGameSession(call) {
      const opened = await openLaunch(db, call.header('X-Launch-Token') ?? '', call.now);
      await checkSession(services, db, opened.sessionId);
      const kind = kindOf(opened.gameType);
      const game = opened.nodeId === null ? undefined : catalogue.game(opened.nodeId);
      const lobby = catalogue.vendor(opened.vassalage)?.displayName ?? opened.vassalage;
      return {
        launchId: opened.id,
        nodeId: opened.nodeId,
        displayName: game?.displayName ?? lobby,
        showIcon: game === undefined ? null : picturePath.game(game),
        gameType: opened.gameType,
        kind,
        playMoney: opened.playMoney,
        currency: CURRENCY,
        balance: formatAmount(await amountOn(db, opened.ledgerAccountId)),
        stakes: [...STAKES],
        payTable: kind === 'REELS' ? [...PAY_TABLE] : null,
        placePays: kind === 'TABLE' ? [...PLACE_PAYS] : null,
        slipRules: kind === 'SPORTS' ? SLIP_RULES : null,
        language: opened.language as LanguageCode,
        lottery: opened.lottery,
        backUrl: opened.backUrl,
        expiresAt: opened.expiresAt.toISOString(),
      };
    },

    ...reelsOperations(services),
    ...sportsOperations(services),
    ...tableOperations(services),
    ...drawOperations(services),
  } satisfies Handlers;
}
