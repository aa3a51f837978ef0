import type { Launch } from '../../../games/launches';
import type { components } from '../../../generated/contract';
import { groupName } from '../../../lottery/groupNames';
import { LOTTERY_GROUPS } from '../../../lottery/groups';
import type { Lottery } from '../../../lottery/lotteries';
import { drawnNumbers, drawnPrizes, isArea } from '../../../lottery/numbers';
import { type Draw, type DrawSchedule, pastDraws, runningDraw } from '../../../lottery/schedule';
import { toWireLottery } from '../../../lottery/wire';
import { formatAmount } from '../../../money/amount';
import { Refusal } from '../../../platform/refusal';
import type { demoTicket } from '../../schema';
import { WAGERS, type Wager } from './wagers';

type Schemas = components['schemas'];

const RESULTS = 5;

/** The lotteries of a launch, with its days. */
export interface Room {
  lotteries: readonly Lottery[];
  offsetMinutes: number;
}

export const scheduleOf = ({ seconds }: Lottery, { offsetMinutes }: Room): DrawSchedule => ({
  seconds,
  offsetMinutes,
});

/** The lotteries that a launch opens: the one that was launched, or all of its vendor and type. */
export function lotteriesOf(
  all: readonly Lottery[],
  { nodeId, vassalage, gameType }: Pick<Launch, 'nodeId' | 'vassalage' | 'gameType'>,
): Lottery[] {
  const own = all.filter(({ game }) => game.nodeId === nodeId);
  if (own.length > 0) return own;
  return all.filter(({ game }) => game.vassalage === vassalage && game.gameType === gameType);
}

/** The lottery that is asked for; the launched one without a code, none in a lobby. */
export function chosenIn(lotteries: readonly Lottery[], code?: string): Lottery | null {
  const [first, ...others] = lotteries;
  if (code === undefined && first !== undefined && others.length > 0) return null;
  const found = code === undefined ? first : lotteries.find(({ game }) => game.gameCode === code);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** A lobby's lotteries by group; none where a lottery was launched itself. */
export function toWireLobby(room: Room, language: string, now: Date): Schemas['LotteryGroup'][] {
  const { lotteries } = room;
  if (lotteries.length === 1) return [];
  return LOTTERY_GROUPS.flatMap((group) => {
    const games = lotteries.filter((lottery) => lottery.group === group);
    if (games.length === 0) return [];
    return [
      {
        gameGroupCode: group,
        gameGroupName: groupName(group, language),
        games: games.map((lottery) => toWireLottery(lottery, scheduleOf(lottery, room), now)),
      },
    ];
  });
}

/** The draw that takes bets or is about to fall. */
export function toWireDraw(lottery: Lottery, room: Room, now: Date): Schemas['DemoDraw'] {
  const { game, group } = lottery;
  const { numero, closesAt, drawAt } = runningDraw(scheduleOf(lottery, room), now);
  return {
    gameCode: game.gameCode,
    displayName: game.displayName,
    numero,
    closesAt: closesAt.toISOString(),
    drawAt: drawAt.toISOString(),
    maintenance: game.isMaintenance,
    wagers: WAGERS[group].map(toWireWager),
  };
}

/** What a draw has brought. */
export const resultOf = ({ group, game }: Lottery, { index }: Pick<Draw, 'index'>) => ({
  numbers: drawnNumbers(group, game.gameCode, index),
  prizes: isArea(group) ? drawnPrizes(group, game.gameCode, index) : [],
});

/** The last results of a lottery, newest first. */
export const toWireResults = (
  lottery: Lottery,
  room: Room,
  now: Date,
): Schemas['DemoDrawResult'][] =>
  pastDraws(scheduleOf(lottery, room), now, RESULTS).map((draw) => ({
    numero: draw.numero,
    drawnAt: draw.drawAt.toISOString(),
    ...resultOf(lottery, draw),
  }));

export const toWireTicket = (
  ticket: Omit<typeof demoTicket.$inferInsert, 'merchant' | 'ledgerAccountId' | 'playMoney'>,
): Schemas['DemoTicket'] => ({
  ticketId: ticket.id,
  numero: ticket.numero,
  drawAt: ticket.drawAt.toISOString(),
  wager: ticket.wager,
  picks: ticket.picks,
  stake: formatAmount(ticket.stake),
  win: ticket.win === null || ticket.win === undefined ? null : formatAmount(ticket.win),
});

const toWireWager = ({ code, pick, count, numbers, pays }: Wager): Schemas['DemoWager'] => ({
  wager: code,
  pick,
  count,
  numbers: [...numbers],
  pays: pays.map(({ on, value, times }) => ({ on, value, multiplier: formatAmount(times) })),
});
