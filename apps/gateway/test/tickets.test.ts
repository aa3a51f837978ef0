import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { parseAmount } from '../src/money/amount';
import { shareOf } from '../src/money/rates';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { DRAWS, drawPrize, PRIZES, type TicketKind } from '../src/promotions/prizes';
import { ticket } from '../src/promotions/schema';
import { startGateway, type TestGateway } from './support/gateway';
import {
  accountIdOf,
  addBet,
  addPromotion,
  addTicket,
  bookFunds,
  concurrently,
  createPromotionCalls,
  drawn,
  holdings,
  moving,
  tally,
} from './support/promotions';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RAFFLE = 'MCS2_claimRafflePromotion';

describe('tickets and rebates', () => {
  let gateway: TestGateway;
  let token: string;
  let agent: string;
  let memberId: number;

  const { read, move } = createPromotionCalls(
    () => gateway,
    () => token,
  );

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
    agent = await gateway.login('agent1');
    memberId = await accountIdOf(gateway, 'member1');
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  describe('tickets', () => {
    it('draw every prize as often as its table says', () => {
      for (const kind of Object.keys(PRIZES) as TicketKind[]) {
        const drawnOf = new Map<string, number>();
        for (let at = 0; at < DRAWS; at += 1) {
          const { prizeId } = drawPrize(kind, () => at);
          drawnOf.set(prizeId, (drawnOf.get(prizeId) ?? 0) + 1);
        }
        const weights = new Map(PRIZES[kind].map(({ prizeId, weight }) => [prizeId, weight]));
        expect(drawnOf, kind).toEqual(weights);
      }
    });

    it.each([
      ['redEnvelope', 'pr-envelope'],
      ['prizeWheel', 'pr-wheel'],
      ['goldenEgg', 'pr-egg'],
    ] as const)(
      '[PROMO-03] of a %s is drawn once, and its prize paid once',
      async (kind, promotionId) => {
        const ticketId = await addTicket(gateway, memberId, { kind, promotionId });
        const key = randomUUID();
        const opened = await move('MCSFE_openTicket', { ticketId }, key);
        const { ticket: shown, segments } = opened.value as Schemas['TicketReveal'];
        expect(segments).toHaveLength(kind === 'redEnvelope' ? 0 : PRIZES[kind].length);
        const { prize } = shown;
        if (prize === null) throw new Error('A prize is missing');
        if (kind === 'redEnvelope') expect(prize.segment).toBeNull();
        else expect(segments[prize.segment ?? -1]).toEqual(prize);
        expect((await move('MCSFE_openTicket', { ticketId }, key)).value).toEqual(opened.value);
        expect(await move('MCSFE_openTicket', { ticketId })).toMatchObject({
          errorCode: 'STATE_CONFLICT',
        });
        const before = await holdings(gateway, memberId);
        const claims = await concurrently(8, () => move(RAFFLE, { promotionId, ticketId }));
        const won = claims.filter(({ success }) => success);
        expect(won).toHaveLength(prize.type === 'nothing' ? 0 : 1);
        expect(await holdings(gateway, memberId)).toEqual({
          money: before.money + parseAmount(prize.amount ?? '0.00'),
          points: before.points + BigInt(prize.points ?? 0),
        });
      },
    );

    it('lapse, opened or not, and are nobody else’s', async () => {
      const past = { expiresAt: new Date(gateway.now()) };
      const unopened = await addTicket(gateway, memberId, past);
      const late = await addTicket(gateway, memberId, { ...past, ...drawn(gateway.now()) });
      const promotionId = 'pr-egg';
      expect(await move('MCSFE_openTicket', { ticketId: unopened })).toMatchObject({
        errorCode: 'PROMOTION_CLOSED',
      });
      expect(await move(RAFFLE, { promotionId, ticketId: late })).toMatchObject({
        errorCode: 'PROMOTION_CLOSED',
      });
      const mine = await addTicket(gateway, memberId);
      expect(await move(RAFFLE, { promotionId, ticketId: mine })).toMatchObject({
        errorCode: 'STATE_CONFLICT',
      });
      expect(await move(RAFFLE, { promotionId: 'pr-wheel', ticketId: mine })).toMatchObject({
        errorCode: 'NOT_FOUND',
      });
      const byAgent = moving(gateway, agent);
      expect(await byAgent('MCSFE_openTicket', { ticketId: mine })).toMatchObject({ status: 404 });
      expect(await byAgent('MCSFE_openTicket', { ticketId: 'tk-none' })).toMatchObject({
        status: 404,
      });
    });

    it('are given for every so much that counted, once', async () => {
      const { promotionId } = await addPromotion(gateway, {
        kind: 'goldenEgg',
        payout: 'tickets',
        bonusAmount: null,
        goal: 'deposit',
        goalAmount: 100_00n,
      });
      await gateway.call('POST', '/wps/relay/MCSFE_signUpPromotionJoin', {
        token,
        body: { promotionId },
      });
      await bookFunds(gateway, memberId, 250_00n);
      for (let turn = 0; turn < 2; turn += 1) {
        gateway.pass(MINUTE);
        await gateway.runJobs();
      }
      const rows = await gateway.db
        .select()
        .from(ticket)
        .where(eq(ticket.promotionId, promotionId));
      expect(rows).toHaveLength(2);
      const detail = await read<Schemas['PromotionDetail']>(
        `getPromotionDetails?promotionId=${promotionId}`,
      );
      expect(detail.promotion).toMatchObject({
        status: 'claim',
        action: 'openTicket',
        progress: { current: '50.00', target: '100.00' },
      });
    });

    it('stand in the list in every state', async () => {
      const { content } = await read<Schemas['TicketPage']>('getTicketList?pageSize=100');
      expect(new Set(content.map(({ kind }) => kind))).toEqual(new Set(Object.keys(PRIZES)));
      for (const status of ['unopened', 'opened', 'claimed', 'empty', 'expired']) {
        const page = await read<Schemas['TicketPage']>(
          `getTicketList?status=${status}&pageSize=100`,
        );
        expect(page.content).toEqual(content.filter((one) => one.status === status));
        expect(page.totalElements, status).toBeGreaterThan(0);
      }
    });
  });

  describe('rebates', () => {
    const statement = () => read<Schemas['RebateStatement']>('getRebates');

    it('[PROMO-04] credit what was shown, once, and leave later bets for the next', async () => {
      await addBet(gateway, memberId, 1_234_50n);
      await addBet(gateway, memberId, 333_00n, { gameType: 'PVP' });
      gateway.pass(WRITTEN_WITHIN_MS + 1000);
      const shown = await statement();
      for (const { rate, validBet, amount } of shown.rows)
        expect(parseAmount(amount)).toBe(rate === null ? 0n : shareOf(parseAmount(validBet), rate));
      expect(shown.rows.find(({ gameCategory }) => gameCategory === 'PVP')).toMatchObject({
        rate: null,
        amount: '0.00',
      });
      await addBet(gateway, memberId, 700_00n);
      const { statementId, amount } = shown;
      const before = await holdings(gateway, memberId);
      const claims = await concurrently(8, () =>
        move('MCSFE_claimRebate', { statementId, amount }),
      );
      expect(tally(claims)).toEqual({ done: 1, STATE_CONFLICT: 7 });
      expect((await holdings(gateway, memberId)).money).toBe(before.money + parseAmount(amount));
      expect(await move('MCSFE_claimRebate', { statementId, amount })).toMatchObject({
        errorCode: 'STATE_CONFLICT',
      });
      gateway.pass(WRITTEN_WITHIN_MS + 1000);
      const next = await statement();
      expect(next.rows).toMatchObject([{ gameCategory: 'RNG', validBet: '700.00' }]);
    });

    it('refuse another sum, too little, and statements that are not there', async () => {
      const { statementId, amount } = await statement();
      expect(await move('MCSFE_claimRebate', { statementId, amount: '999.00' })).toMatchObject({
        errorCode: 'STATE_CONFLICT',
      });
      for (const id of [
        'rs-20260314',
        'rs-zzzzzzzz-00000000',
        statementId.replace(/.{8}$/, 'zzzzzzzz'),
      ])
        expect(await move('MCSFE_claimRebate', { statementId: id, amount }), id).toMatchObject({
          status: 404,
        });
      await move('MCSFE_claimRebate', { statementId, amount });
      await addBet(gateway, memberId, 10_00n);
      gateway.pass(WRITTEN_WITHIN_MS + 1000);
      const small = await statement();
      const asked = { statementId: small.statementId, amount: small.amount };
      expect(await move('MCSFE_claimRebate', asked)).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    });

    it('count each bet by the rate of its own moment, and none where none was agreed', async () => {
      const agreed = createTeamReader(() => gateway);
      const rate = async (basisPoints: number) => {
        const id = await agreed.idOf('member1');
        expect(await agreed.setRebate(id, basisPoints)).toMatchObject({ success: true });
      };
      const nextDay = async () => {
        gateway.pass(DAY);
        token = await gateway.login('member1');
      };
      await rate(20);
      await nextDay();
      await addBet(gateway, memberId, 1_000_00n);
      gateway.pass(WRITTEN_WITHIN_MS + 1000);
      const { statementId, amount } = await statement();
      await move('MCSFE_claimRebate', { statementId, amount });
      await addBet(gateway, memberId, 333_33n);
      await rate(60);
      await addBet(gateway, memberId, 100_00n);
      await nextDay();
      await addBet(gateway, memberId, 250_00n);
      await addBet(gateway, memberId, 900_00n, { gameType: 'SPORTS' });
      gateway.pass(WRITTEN_WITHIN_MS + 1000);
      const { rows, ...shown } = await statement();
      // 433.33 at 0.2 % is 0.86666, 250.00 at 0.6 % is 1.50.
      expect(rows).toEqual([
        { gameCategory: 'RNG', rate: 60, validBet: '683.33', amount: '2.37' },
        { gameCategory: 'SPORTS', rate: null, validBet: '900.00', amount: '0.00' },
      ]);
      const before = await holdings(gateway, memberId);
      await move('MCSFE_claimRebate', { statementId: shown.statementId, amount: '2.37' });
      expect((await holdings(gateway, memberId)).money).toBe(before.money + 2_37n);
      const { rates } = await read<Schemas['RebateRates']>('getRebateRates');
      expect(rates).toContainEqual({ gameCategory: 'RNG', rate: 60 });
      expect(rates).toContainEqual({ gameCategory: 'SPORTS', rate: null });
    });

    it('leave a bet that is still being written for the next statement', async () => {
      gateway.pass(1000);
      const { calculatedAt } = await statement();
      expect(Date.parse(calculatedAt)).toBeLessThanOrEqual(gateway.now() - WRITTEN_WITHIN_MS);
      const [from, to] = [Date.parse(calculatedAt) - 1, gateway.now()].map((at) => at.toString(36));
      const asked = { statementId: `rs-${from}-${to}`, amount: '0.00' };
      expect(await move('MCSFE_claimRebate', asked)).toMatchObject({ status: 404 });
    });

    it('[LOB-10] show the merchant’s rates to visitors', async () => {
      const { value } = await gateway.call('GET', '/wps/relay/MCSFE_getRebateRates');
      const rates = (value as Schemas['RebateRates']).rates.map(({ gameCategory, rate }) => [
        gameCategory,
        rate,
      ]);
      expect(rates).toEqual([
        ['LOTT', 100],
        ['ELOTT', 100],
        ['PVP', null],
        ['FISH', 100],
        ['RNG', 120],
        ['LIVE', 80],
        ['SPORTS', 100],
        ['ESPORTS', 100],
      ]);
    });
  });
});
