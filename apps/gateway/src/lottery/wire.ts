import { picturePath } from '../games/picturePath';
import type { components } from '../generated/contract';
import type { Lottery } from './lotteries';
import { drawnNumbers, drawnPrizes } from './numbers';
import { type Draw, type DrawSchedule, runningDraw } from './schedule';

type Schemas = components['schemas'];

/** A lottery with its running draw. */
export function toWireLottery(
  lottery: Lottery,
  schedule: DrawSchedule,
  now: Date,
): Schemas['LotteryGame'] {
  const { game, group, seconds } = lottery;
  const { numero, closesAt } = runningDraw(schedule, now);
  const isOpen = now < closesAt;
  return {
    nodeId: game.nodeId,
    gameCode: game.gameCode,
    displayName: game.displayName,
    gameGroupCode: group,
    vassalage: game.vassalage,
    accountTypeName: game.accountTypeName,
    iconUrl: picturePath.game(game),
    numero,
    closesAt: closesAt.toISOString(),
    drawInterval: seconds,
    state: game.isMaintenance ? 'MAINTENANCE' : isOpen ? 'OPEN' : 'CLOSED',
  };
}

/** The result of a draw. */
export function toWireDraw({ game, group }: Lottery, draw: Draw): Schemas['LotteryDraw'] {
  return { ...named(game, draw), numbers: drawnNumbers(group, game.gameCode, draw.index) };
}

/** The result of a Vietnamese draw. */
export function toWireVnDraw({ game, group }: Lottery, draw: Draw): Schemas['VnDraw'] {
  return { ...named(game, draw), prizes: drawnPrizes(group, game.gameCode, draw.index) };
}

function named({ gameCode, displayName }: Lottery['game'], { numero, drawAt }: Draw) {
  return { gameCode, displayName, numero, openedAt: drawAt.toISOString() };
}
