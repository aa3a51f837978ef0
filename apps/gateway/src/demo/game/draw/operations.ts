import { listLotteries } from '../../../lottery/lotteries';
import { runningDraw } from '../../../lottery/schedule';
import { formatAmount } from '../../../money/amount';
import { amountOn } from '../../../money/ledger';
import { badRequest, Refusal } from '../../../platform/refusal';
import type { Handlers, Services } from '../../../services';
import { demoTicket } from '../../schema';
import { bookRound } from '../bookRound';
import { readLaunch } from '../launchOf';
import {
  chosenIn,
  lotteriesOf,
  type Room,
  scheduleOf,
  toWireDraw,
  toWireLobby,
  toWireResults,
  toWireTicket,
} from './room';
import { isAnyDue, lastTickets, settleTickets } from './tickets';
import { arePicks, WAGERS } from './wagers';

/** The lottery room of the demonstration. */
export function drawOperations(services: Services) {
  const { config, catalogue, db } = services;
  const { merchant, utcOffsetMinutes: offsetMinutes } = config;
  const all = listLotteries(catalogue);

  return {
    async getDemoDraw(call) {
      const { now, query } = call;
      const launched = await readLaunch(services, call, 'DRAW');
      const { ledgerAccountId } = launched;
      const room: Room = { lotteries: lotteriesOf(all, launched), offsetMinutes };
      const lottery = chosenIn(room.lotteries, query.gameCode);
      const lotteries = toWireLobby(room, launched.language, now);
      const balance = async () => formatAmount(await amountOn(db, ledgerAccountId));
      const shared = { now: now.toISOString(), lotteries };
      if (lottery === null)
        return { ...shared, draw: null, results: [], tickets: [], balance: await balance() };
      const own = { ledgerAccountId, gameCode: lottery.game.gameCode };
      const due = { merchant, now, of: own };
      if (await isAnyDue(db, due)) await db.transaction((tx) => settleTickets(tx, all, due));
      const tickets = await lastTickets(db, own);
      return {
        ...shared,
        draw: toWireDraw(lottery, room, now),
        results: toWireResults(lottery, room, now),
        tickets: tickets.map(toWireTicket),
        balance: await balance(),
      };
    },

    async buyDemoTicket(call) {
      const { db: tx, now, body } = call;
      const { gameCode, numero, picks } = body;
      const { booked, outcome } = await bookRound(services, call, {
        kind: 'DRAW',
        stake: body.stake,
        decide(stake, launched) {
          const room: Room = { lotteries: lotteriesOf(all, launched), offsetMinutes };
          const lottery = chosenIn(room.lotteries, gameCode);
          if (lottery === null) throw new Refusal('NOT_FOUND');
          const { game, group } = lottery;
          if (game.isMaintenance) throw new Refusal('GAME_MAINTENANCE');
          const wager = WAGERS[group].find(({ code }) => code === body.wager);
          if (wager === undefined) throw badRequest([{ field: 'wager', code: 'choice' }]);
          if (!arePicks(wager, picks)) throw badRequest([{ field: 'picks', code: 'choice' }]);
          const draw = runningDraw(scheduleOf(lottery, room), now);
          if (draw.numero !== numero || now >= draw.closesAt) throw new Refusal('STATE_CONFLICT');
          const { ledgerAccountId, playMoney } = launched;
          return {
            win: 0n,
            isOpen: true,
            nodeId: game.nodeId,
            ticket: {
              ...{ merchant, ledgerAccountId, playMoney, gameCode, picks, stake },
              ...{ drawIndex: draw.index, drawAt: draw.drawAt, numero, wager: wager.code },
              boughtAt: now,
            },
          };
        },
      });
      const ticket = { id: booked.roundId, ...outcome.ticket };
      await tx.insert(demoTicket).values(ticket);
      return { ticket: toWireTicket(ticket), balance: booked.balance };
    },
  } satisfies Handlers;
}
